import { CURRENCY } from "~/domain/billing/plans";
import { useRoot } from "~/features/shell/use-root";
import { formatAmount } from "~/i18n/money";

/** @returns a function that formats an amount, such as 3.99, in the current language, also for use within messages */
export function useMoney(): (amount: number, currency?: string) => string {
  const { language } = useRoot();
  return (amount, currency = CURRENCY) => formatAmount(language, amount, currency);
}
