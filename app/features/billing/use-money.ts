import { CURRENCY } from "~/domain/billing/plans";
import { useRoot } from "~/features/shell/use-root";
import { formatAmount } from "~/i18n/money";

/** @returns what writes an amount, such as 3.99, in the language that is read, to stand within a sentence too */
export function useMoney(): (amount: number, currency?: string) => string {
  const { language } = useRoot();
  return (amount, currency = CURRENCY) => formatAmount(language, amount, currency);
}
