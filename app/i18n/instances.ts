import { createInstance, type i18n } from "i18next";
import { initReactI18next } from "react-i18next/initReactI18next";
import { htmlLang, type LanguageCode } from "~/domain/languages";
import type { Messages, Namespace } from "./translated";

const instances = new Map<LanguageCode, i18n>();

/**
 * Makes messages of a language usable here: on the server all of all eleven, in a browser those of its screens in the
 * language of the page.
 * @param messages by namespace: the language's own, or English ones where they could not be had
 */
export function addMessages(language: LanguageCode, messages: Partial<Messages>): i18n {
  const instance = instances.get(language) ?? createI18n(language);
  for (const [namespace, ofNamespace] of Object.entries(messages))
    instance.addResourceBundle(htmlLang(language), namespace, ofNamespace);
  return instance;
}

function createI18n(language: LanguageCode): i18n {
  const instance = createInstance();
  instance.use(initReactI18next).init({
    // i18next takes plural rules by the BCP 47 tag: of `jp`, which is none, by English's.
    lng: htmlLang(language),
    fallbackLng: false,
    resources: {},
    defaultNS: "shell",
    // React escapes what it renders; everything else that writes messages escapes for its own target.
    interpolation: { escapeValue: false },
    initImmediate: false,
    react: { useSuspense: false },
  });
  instances.set(language, instance);
  return instance;
}

/** Which of these namespaces a language has no messages of yet. */
export function missingNamespaces(language: LanguageCode, namespaces: readonly Namespace[]): Namespace[] {
  const instance = instances.get(language);
  return namespaces.filter((namespace) => !instance?.hasResourceBundle(htmlLang(language), namespace));
}

/** @returns the messages of a language that was added; English's, when it was not */
export function i18nFor(language: LanguageCode): i18n {
  const found = instances.get(language) ?? instances.get("en") ?? [...instances.values()][0];
  if (!found) throw new Error("No language is added yet");
  return found;
}
