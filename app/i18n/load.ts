import type { LanguageCode } from "~/domain/languages";
import { documentLanguage } from "./document-language";
import { addMessages, missingNamespaces } from "./instances";
import { importMessages } from "./message-files";
import type { Namespace } from "./translated";

/**
 * Loads in the browser what is still missing of some namespaces, in the document's language alone: each language has
 * every message. What fails to load is logged and read in English; rejects when that fails too.
 */
export async function loadMessages(namespaces: readonly Namespace[]): Promise<void> {
  // The server has all of them, for the parts that it draws.
  if (typeof document === "undefined") return;
  const language = documentLanguage();
  const missing = missingNamespaces(language, namespaces);
  const loaded = await Promise.all(
    missing.map(async (namespace) => [namespace, await loadNamespace(namespace, language)] as const),
  );
  addMessages(language, Object.fromEntries(loaded));
}

async function loadNamespace(namespace: Namespace, language: LanguageCode): Promise<object | undefined> {
  const load = async (code: LanguageCode) => (await importMessages(namespace, code))?.default;
  try {
    return await load(language);
  } catch (error) {
    if (language === "en") throw error;
    console.error("Messages could not be loaded", namespace, language, error);
    return load("en");
  }
}
