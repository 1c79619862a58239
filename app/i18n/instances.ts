import { createInstance, type i18n } from "i18next";
import { initReactI18next } from "react-i18next/initReactI18next";
import type { LanguageCode } from "~/domain/languages";
import type { Locale } from "./locale";

const instances = new Map<LanguageCode, i18n>();

/**
 * Makes a language's words usable here: on the server all eleven, in a browser the one of the page.
 * @param locale its own words, or English ones where they could not be had
 */
export function registerLanguage(language: LanguageCode, locale: Locale): i18n {
  const instance = createInstance();
  instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: { ...locale } },
    ns: Object.keys(locale),
    defaultNS: "shell",
    // React escapes what it renders; everything else that writes words escapes for its own target.
    interpolation: { escapeValue: false },
    initImmediate: false,
    react: { useSuspense: false },
  });
  instances.set(language, instance);
  return instance;
}

/** @returns the words of a language that was registered; English's, when it was not */
export function wordsOf(language: LanguageCode): i18n {
  const found = instances.get(language) ?? instances.get("en") ?? [...instances.values()][0];
  if (!found) throw new Error("No language is registered yet");
  return found;
}
