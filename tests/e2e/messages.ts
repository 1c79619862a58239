import { createInstance } from "i18next";
import { en as english } from "../../app/i18n/english.ts";
import { en as templates } from "../../app/i18n/templates/en.ts";

/** Every English message, and the texts of the page templates, which have a file of their own. */
const EN = { ...english, templates };

type PluralForm = "zero" | "one" | "two" | "few" | "many" | "other";
type Singular<K extends string> = K extends `${infer Base}_${PluralForm}` ? Base : K;
type Path<T> = {
  [K in keyof T & string]: T[K] extends string
    ? Singular<K>
    : T[K] extends readonly unknown[]
      ? `${K}.${number}`
      : `${K}.${Path<T[K]>}`;
}[keyof T & string];

/** `namespace:path.of.the.message`, without the form of a plural, as the app's `t` takes it. */
export type MessageKey = { [N in keyof typeof EN]: `${N}:${Path<(typeof EN)[N]>}` }[keyof typeof EN];

/** What is filled in; `count` selects the form of a plural. */
export type MessageValues = Record<string, string | number>;

const instance = createInstance();
instance.init({
  lng: "en",
  fallbackLng: false,
  resources: { en: withoutTags(EN) },
  interpolation: { escapeValue: false },
  missingInterpolationHandler: (_text: string, [placeholder]: [string]) => placeholder,
  initImmediate: false,
});

/** The messages as a reader sees them: the tags mark what is a link or bold. */
function withoutTags<T>(messages: T): T {
  const text = JSON.stringify(messages).replace(/<\/?\w+\s*\/?>/g, "");
  return JSON.parse(text) as T;
}

const PLACEHOLDER = /\{\{(\w+)\}\}/;

function translate(key: MessageKey, options: Record<string, unknown>): string {
  if (!instance.exists(key, options)) throw new Error(`There is no message ${key}`);
  return instance.t(key as never, options);
}

/** The text of a message, as a reader sees it: the name of a control, a notice, a heading. */
export function t(key: MessageKey, values: MessageValues = {}): string {
  const text = translate(key, values);
  if (text.search(PLACEHOLDER) >= 0) throw new Error(`The message ${key} lacks a value: ${text}`);
  return text;
}

/** What is filled into a message that is matched; a `count` that is no number selects the plural. */
type MatchValues = Record<string, string | number | RegExp>;

/** The whole of a message; a placeholder without a value is any text. */
export function like(key: MessageKey, values: MatchValues = {}): RegExp {
  return new RegExp(`^${sourceOf(key, values)}$`);
}

/** A message within a longer text; a placeholder without a value is any text. */
export function within(key: MessageKey, values: MatchValues = {}): RegExp {
  return new RegExp(sourceOf(key, values));
}

/** One of these texts. */
export function oneOf(...texts: string[]): RegExp {
  return new RegExp(`^(${texts.map(escapeRegExp).join("|")})$`);
}

/** A text with more after it, as a label has with a badge in it. */
export function startingWith(text: string): RegExp {
  return new RegExp(`^${escapeRegExp(text)}`);
}

/** A name that fits one of several: a text that is the whole of it, or a pattern. */
export function anyOf(...names: (string | RegExp)[]): RegExp {
  return new RegExp(names.map((name) => (typeof name === "string" ? oneOf(name) : name).source).join("|"));
}

function sourceOf(key: MessageKey, values: MatchValues): string {
  const count = typeof values.count === "number" ? values.count : 2;
  const parts = translate(key, { count, skipInterpolation: true }).split(PLACEHOLDER);
  return parts.map((part, i) => (i % 2 === 0 ? escapeRegExp(part) : sourceOfGap(values[part]))).join("");
}

function sourceOfGap(value: string | number | RegExp | undefined): string {
  if (value instanceof RegExp) return value.source;
  return value === undefined ? ".*" : escapeRegExp(String(value));
}

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
