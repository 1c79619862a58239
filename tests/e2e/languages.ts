import { LANGUAGES, type LanguageCode, languageOf } from "../../app/domain/languages.ts";
import type { Locale } from "../../app/i18n/locale.ts";

const isLong = Boolean(process.env.FUZZ_FACTOR);

/** English, German for its long words, Arabic for its direction; the long run takes all eleven. */
export const CODES: LanguageCode[] = isLong
  ? LANGUAGES.map(({ shortCode }) => shortCode)
  : ["en", "de", "ar"];

/** A phone and a desk. */
export const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** A screen of the app in a language, by its host or its prefix. */
export function addressOf(code: LanguageCode, path: string): string {
  const { kind, value } = languageOf(code).url;
  const port = new URL(process.env.E2E_ORIGIN ?? "http://localhost:8797").port;
  const host = kind === "label" ? `${value}.localhost` : "localhost";
  const prefix = kind === "prefix" ? `/${value}` : "";
  return `http://${host}:${port}${prefix}${prefix && path === "/" ? "" : path}`;
}

/** What a language says, so that a screen is used by the names that its reader sees. */
export async function wordsOf(code: LanguageCode): Promise<Locale> {
  const module: Record<string, Locale> = await import(`../../app/i18n/locales/${code}/locale.ts`);
  const words = module[code];
  if (!words) throw new Error(`No words for ${code}`);
  return words;
}

/** A sentence with its gaps filled. */
export function fill(sentence: string, values: Record<string, string>): string {
  return sentence.replace(/\{\{(\w+)\}\}/g, (gap, name: string) => values[name] ?? gap);
}
