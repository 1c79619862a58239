import { type LanguageCode, languageOf } from "~/domain/languages";

/** @param amount in the currency's smallest unit @param currency as Stripe writes it, such as `usd` */
export function formatMoney(language: LanguageCode, amount: number, currency: string): string {
  const format = new Intl.NumberFormat(languageOf(language).code, {
    style: "currency",
    currency: currency.toUpperCase(),
  });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
