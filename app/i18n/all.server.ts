import { LANGUAGE_CODES, type LanguageCode } from "~/domain/languages";
import { registerLanguage } from "./instances";
import type { Locale } from "./locale";
import { en } from "./locales/en/locale";

const modules = import.meta.glob<Record<string, Locale>>("./locales/*/locale.ts", { eager: true });

/** Every language at once: the server's bundle holds them all, so nothing can fail to load here. */
export function registerAllLanguages(): void {
  for (const language of LANGUAGE_CODES) registerLanguage(language, localeOf(language));
}

function localeOf(language: LanguageCode): Locale {
  return modules[`./locales/${language}/locale.ts`]?.[language] ?? en;
}
