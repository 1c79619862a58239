import { isLanguageCode, type LanguageCode } from "~/domain/languages";
import { localPath } from "./use-path";

/** The language that this document is written in: its `lang` says `ja` where our code is `jp`. In a browser alone. */
export function documentLanguage(): LanguageCode {
  const { lang } = document.documentElement;
  const code = lang === "ja" ? "jp" : lang;
  return isLanguageCode(code) ? code : "en";
}

/** @returns a plain path with the prefix of the document's language */
export const documentPath = (path: string): string => localPath(documentLanguage(), path);
