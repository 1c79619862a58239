import { htmlLang, type LanguageCode } from "~/domain/languages";
import { cleanLine, cleanLines, codePoints } from "~/domain/text";

/** A text in several languages, as Google's `LocalizedString`: language tags are BCP 47. */
export interface LocalizedText {
  defaultValue: TranslatedText;
  translatedValues?: TranslatedText[];
}

interface TranslatedText {
  language: string;
  value: string;
}

/** The same text in each of our languages. */
export type Translations = Readonly<Record<LanguageCode, string>>;

/** The language of an owner's text is unknown; the default value applies to all languages. */
const DEFAULT = "en";

/** @returns a text of the owner's, the same in every language */
export function ownText(value: string): LocalizedText {
  return { defaultValue: { language: DEFAULT, value } };
}

/** @returns a text of ours: English, and the others as translations of it */
export function translatedText(texts: Translations): LocalizedText {
  const others = (Object.keys(texts) as LanguageCode[]).filter((code) => code !== DEFAULT);
  return {
    defaultValue: { language: DEFAULT, value: texts.en },
    translatedValues: others.map((code) => ({ language: htmlLang(code), value: texts[code] })),
  };
}

/** @returns one line without controls, cut with an ellipsis where it is longer than `max` code points */
export function boundedLine(text: string, max: number): string {
  return cut(cleanLine(text.toWellFormed()), max);
}

/** The same with its line breaks. */
export function boundedLines(text: string, max: number): string {
  return cut(cleanLines(text.toWellFormed()), max);
}

function cut(text: string, max: number): string {
  if (codePoints(text) <= max) return text;
  return `${[...text]
    .slice(0, max - 1)
    .join("")
    .trimEnd()}…`;
}
