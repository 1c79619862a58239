import { direction, type LanguageCode } from "~/domain/languages";

/** @returns a part of a sentence that is read from left to right, set apart from one that is not */
export const isolatedLtr = (language: LanguageCode, text: string): string =>
  direction(language) === "rtl" ? `\u2066${text}\u2069` : text;

/** @returns a name in a sentence, whose own letters say in which direction it is read */
export const isolatedName = (language: LanguageCode, name: string): string =>
  direction(language) === "rtl" ? `\u2068${name}\u2069` : name;
