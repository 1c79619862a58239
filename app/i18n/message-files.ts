import type { LanguageCode } from "~/domain/languages";
import type { Namespace } from "./translated";

/** What the server alone says is left out: the templates' texts, mails, passes. */
const files = import.meta.glob<{ default: object }>(["./*/*.ts", "!./{templates,mail,passes}/*"]);

/**
 * Fetches the messages of a namespace in a language. What browsers get of this module names the files by a rule instead of
 * by this list (`messageFiles` in workers/commands/browser-plugins.ts): a list of all languages is longer than most messages.
 */
export const importMessages = (
  namespace: Namespace,
  language: LanguageCode,
): Promise<{ default: object }> | undefined => files[`./${namespace}/${language}.ts`]?.();
