import type { TFunction } from "i18next";
import type { Device } from "~/domain/accounts/device";
import { type LanguageCode, languageOf } from "~/domain/languages";

/** A device as people know it, such as `Safari, phone`. */
export function deviceName(t: TFunction<"profile">, { kind, browser }: Device): string {
  const name = t(`devices.kinds.${kind}`);
  return browser ? `${browser}, ${name}` : name;
}

/** Where a device was, such as `Berlin, Germany`; empty where nothing is known. */
export function placeName(
  language: LanguageCode,
  { country, city }: { country?: string; city?: string },
): string {
  return [city, country && countryName(language, country)].filter(Boolean).join(", ");
}

/** Cloudflare has codes of its own, such as T1, which no list of countries knows. */
function countryName(language: LanguageCode, code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return new Intl.DisplayNames(languageOf(language).code, { type: "region" }).of(code) ?? code;
}
