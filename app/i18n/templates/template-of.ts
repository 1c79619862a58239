import type { LanguageCode } from "~/domain/languages";
import type { Template } from "~/domain/pages/templates/template";
import { templateIn } from "~/domain/pages/templates/templates";
import { templateMessages } from "./template-messages";

/** @returns the template of that id in a language; null for none, or one that is no more */
export async function templateOf(language: LanguageCode, id: string | undefined): Promise<Template | null> {
  return id === undefined ? null : templateIn(await templateMessages(language), id);
}
