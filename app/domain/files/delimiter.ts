import type { LanguageCode } from "~/domain/languages";

/** Languages whose spreadsheets write decimals with a comma, and so part cells by a semicolon. */
const BY_SEMICOLON: ReadonlySet<LanguageCode> = new Set(["de", "es", "fi", "fr", "it", "nl", "pl", "pt"]);

/** What parts the cells of a file that a spreadsheet of a language opens. */
export const delimiterOf = (language: LanguageCode): Delimiter => (BY_SEMICOLON.has(language) ? ";" : ",");
export type Delimiter = "," | ";";
