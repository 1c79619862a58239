import { LANGUAGES, type LanguageCode, languageOf } from "../../app/domain/languages.ts";
import { en } from "../../app/i18n/english.ts";
import type { Messages } from "../../app/i18n/translated.ts";

/** Whether this is the long run, which looks at everything in every way. */
export const isLong = Boolean(process.env.FUZZ_FACTOR);

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

export interface Screen {
  code: LanguageCode;
  viewport: { width: number; height: number };
}

/** The languages that differ most: German has long words and on a phone the least room, Arabic its direction. */
export const ENGLISH_DESK: Screen = { code: "en", viewport: DESK };
export const GERMAN_PHONE: Screen = { code: "de", viewport: PHONE };
export const ARABIC_PHONE: Screen = { code: "ar", viewport: PHONE };

/**
 * What a journey or a gallery is looked at in.
 * @param usual in the suite, one of the three but for the main job; the long run takes all eleven languages on a phone
 * and a desk
 */
export const screensOf = (...usual: Screen[]): Screen[] =>
  isLong
    ? LANGUAGES.flatMap(({ shortCode: code }) => [PHONE, DESK].map((viewport) => ({ code, viewport })))
    : usual;

/** @param usual what the suite looks at a gallery in; the long run takes both */
export const schemesOf = (usual: "light" | "dark"): ("light" | "dark")[] =>
  isLong ? ["light", "dark"] : [usual];

/** A screen of the app in a language, by its host or its prefix. */
export function addressOf(code: LanguageCode, path: string): string {
  const { kind, value } = languageOf(code).url;
  const port = new URL(process.env.E2E_ORIGIN ?? "http://localhost:8797").port;
  const host = kind === "label" ? `${value}.localhost` : "localhost";
  const prefix = kind === "prefix" ? `/${value}` : "";
  return `http://${host}:${port}${prefix}${prefix && path === "/" ? "" : path}`;
}

/** The messages of a language, so that a screen is used by its visible names. */
export async function messagesOf(code: LanguageCode): Promise<Messages> {
  const entries = Object.keys(en).map(async (namespace) => {
    const module: { default: object } = await import(`../../app/i18n/${namespace}/${code}.ts`);
    return [namespace, module.default];
  });
  return Object.fromEntries(await Promise.all(entries)) as Messages;
}

/** A message with its placeholders filled. */
export function fill(sentence: string, values: Record<string, string>): string {
  return sentence.replace(/\{\{(\w+)\}\}/g, (gap, name: string) => values[name] ?? gap);
}
