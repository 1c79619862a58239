import type { LanguageCode } from "~/domain/languages";
import type { TemplateTexts } from "~/domain/pages/templates/make-template";
import type { en } from "./en";

/** What the templates say in one language, by their ids. */
export type TemplateMessages = Record<keyof typeof en, TemplateTexts>;

const loaders = import.meta.glob<Record<string, TemplateMessages>>("./{ar,de,en,es,fi,fr,it,jp,nl,pl,pt}.ts");

/** Reads what the templates say in a language: a file of its own, which only who chooses a template needs. */
export async function templateMessages(language: LanguageCode): Promise<TemplateMessages> {
  const words = (await loaders[`./${language}.ts`]?.())?.[language];
  if (words) return words;
  return (await import("./en")).en;
}
