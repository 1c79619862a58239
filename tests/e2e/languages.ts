import { LANGUAGES, type LanguageCode, languageOf } from "../../app/domain/languages.ts";
import type { Locale } from "../../app/i18n/locale.ts";

const isLong = Boolean(process.env.FUZZ_FACTOR);

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

export interface Screen {
  code: LanguageCode;
  viewport: { width: number; height: number };
}

/**
 * What every screen is looked at in: English, German where its long words have the least room, Arabic for its
 * direction. The long run takes all eleven languages on a phone and a desk.
 */
export const SCREENS: Screen[] = isLong
  ? LANGUAGES.flatMap(({ shortCode: code }) => [PHONE, DESK].map((viewport) => ({ code, viewport })))
  : [
      { code: "en", viewport: DESK },
      { code: "de", viewport: PHONE },
      { code: "ar", viewport: PHONE },
      { code: "ar", viewport: DESK },
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
