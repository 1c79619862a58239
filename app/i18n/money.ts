import { amountOf } from "~/domain/billing/amounts";
import { type LanguageCode, languageOf } from "~/domain/languages";
import { isolatedLtr } from "./isolated";

/** @param amount in units of the currency, as 3.99; nothing is written without its cents @param currency in either case */
export function formatAmount(language: LanguageCode, amount: number, currency: string): string {
  const digits = amount === 0 ? { maximumFractionDigits: 0 } : {};
  const style = { style: "currency" as const, currency: currency.toUpperCase(), ...digits };
  return isolatedLtr(language, new Intl.NumberFormat(languageOf(language).code, style).format(amount));
}

/** The same of an amount in the currency's smallest unit. */
export function formatMoney(language: LanguageCode, amount: number, currency: string): string {
  return formatAmount(language, amountOf(amount, currency), currency);
}
