import { CURRENCY } from "~/domain/billing/plans";
import { direction, languageOf } from "~/domain/languages";
import { useRoot } from "~/features/shell/use-root";

/** Around a part of a sentence that is read from left to right within one that is not. */
const isolated = (text: string) => `\u2066${text}\u2069`;

/** @returns what writes an amount, such as 3.99, in the language that is read, to stand within a sentence too */
export function useMoney(): (amount: number, currency?: string) => string {
  const { language } = useRoot();
  return (amount, currency = CURRENCY) => {
    const digits = amount === 0 ? { maximumFractionDigits: 0 } : {};
    const format = new Intl.NumberFormat(languageOf(language).code, {
      style: "currency",
      currency,
      ...digits,
    });
    const text = format.format(amount);
    return direction(language) === "rtl" ? isolated(text) : text;
  };
}
