import type { TFunction } from "i18next";
import type { Device } from "~/domain/accounts/device";
import { type LanguageCode, languageOf } from "~/domain/languages";

/** A device as people know it, such as `Safari, phone`. */
export function deviceName(
  t: TFunction<"profile">,
  language: LanguageCode,
  { kind, browser }: Device,
): string {
  return listed(language, [browser, t(`devices.kinds.${kind}`)]);
}

/** Where a device was, such as `Berlin, Germany`; empty where nothing is known. */
export function placeName(
  language: LanguageCode,
  { country, city }: { country?: string; city?: string },
): string {
  return listed(language, [city, country && countryName(language, country)]);
}

/** Commas are signs of their own in some scripts. */
const COMMAS: Partial<Record<LanguageCode, string>> = { ar: "، ", jp: "、" };

/** What is known of some parts, set apart as the language does. */
export const listed = (language: LanguageCode, parts: (string | undefined)[]): string =>
  parts.filter(Boolean).join(COMMAS[language] ?? ", ");

/** Cloudflare has codes of its own, such as T1, which no list of countries knows. */
function countryName(language: LanguageCode, code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return new Intl.DisplayNames(languageOf(language).code, { type: "region" }).of(code) ?? code;
}
