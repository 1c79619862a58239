import type { LanguageCode } from "~/domain/languages";

/** Languages whose spreadsheets write decimals with a comma, and so separate cells by a semicolon. */
const BY_SEMICOLON: ReadonlySet<LanguageCode> = new Set(["de", "es", "fi", "fr", "it", "nl", "pl", "pt"]);

/** The delimiter of files for spreadsheets of a language. */
export const delimiterOf = (language: LanguageCode): Delimiter => (BY_SEMICOLON.has(language) ? ";" : ",");
export type Delimiter = "," | ";";
