import { isLanguageCode, type LanguageCode } from "~/domain/languages";
import { registerLanguage } from "./instances";
import type { Locale } from "./locale";

const loaders = import.meta.glob<Record<string, Locale>>("./locales/*/locale.ts");

async function loadLocale(language: LanguageCode): Promise<Locale> {
  const module = await loaders[`./locales/${language}/locale.ts`]?.();
  const locale = module?.[language];
  if (!locale) throw new Error(`No words for ${language}`);
  return locale;
}

/**
 * Loads one language in the browser; every language has every word, so no other is needed beside it. A failed load is
 * logged, and the page goes on in English.
 */
export async function loadLanguage(code: string): Promise<LanguageCode> {
  const language = isLanguageCode(code) ? code : "en";
  try {
    registerLanguage(language, await loadLocale(language));
  } catch (error) {
    if (language === "en") throw error;
    console.error("A language could not be loaded", language, error);
    registerLanguage(language, await loadLocale("en"));
  }
  return language;
}
