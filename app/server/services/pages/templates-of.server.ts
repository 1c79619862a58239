import type { LanguageCode } from "~/domain/languages";
import type { Template } from "~/domain/pages/templates/template";
import { templatesIn } from "~/domain/pages/templates/templates";
import { templateMessages } from "~/i18n/templates/template-messages";

/** Constants: reading them again for each request took most of its CPU. */
const known = new Map<LanguageCode, readonly Template[]>();

/** @returns the built-in templates in a language */
export async function templatesOf(language: LanguageCode): Promise<readonly Template[]> {
  const templates = known.get(language) ?? templatesIn(await templateMessages(language));
  known.set(language, templates);
  return templates;
}
