import { LANGUAGES, type LanguageCode, languageOf } from "../../app/domain/languages.ts";
import { en } from "../../app/i18n/english.ts";
import type { Messages } from "../../app/i18n/translated.ts";

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
export async function messagesOf(code: LanguageCode): Promise<Messages> {
  const entries = Object.keys(en).map(async (namespace) => {
    const module: { default: object } = await import(`../../app/i18n/${namespace}/${code}.ts`);
    return [namespace, module.default];
  });
  return Object.fromEntries(await Promise.all(entries)) as Messages;
}

/** A sentence with its gaps filled. */
export function fill(sentence: string, values: Record<string, string>): string {
  return sentence.replace(/\{\{(\w+)\}\}/g, (gap, name: string) => values[name] ?? gap);
}
