import type { Language } from "../../app/domain/languages.ts";
import { messagesOf } from "../e2e/languages.ts";

type Tree = { [key: string]: string | Tree };

/** Each message of a language by its key, without its namespace. */
function entriesOf(tree: Tree, before = ""): [key: string, message: string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string"
      ? [[before + key, value] as [string, string]]
      : entriesOf(value, `${before}${key}.`),
  );
}

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** What i18next shows for a missing message: the key as it is named, with or without its namespace. */
export async function rawKeysOf(language: Language["shortCode"]): Promise<Set<string>> {
  const messages = (await messagesOf(language)) as unknown as Record<string, Tree>;
  const entries = Object.entries(messages).flatMap(([namespace, tree]) =>
    entriesOf(tree).map(([key, message]) => ({ namespace, key: key.replace(PLURAL, ""), message })),
  );
  const keys = new Set(entries.flatMap(({ namespace, key }) => [key, `${namespace}:${key}`]));
  // A sentence that happens to be the same as a key ("optional") is no raw key.
  for (const { message } of entries) keys.delete(message);
  return keys;
}

/** Attributes that are shown or read aloud. */
const ATTRIBUTES = /\s(?:aria-label|placeholder|title|alt|content)="([^"]*)"/g;

/** The texts of a document, and those of its attributes. */
function textsOf(html: string): string[] {
  // The type of what is shared ("website") is a word of the format.
  const body = html.replace(/<(script|style)\b[\s\S]*?<\/\1>|<meta property="og:type"[^>]*>/g, "");
  const attributes = [...body.matchAll(ATTRIBUTES)].map(([, value = ""]) => value);
  return [...attributes, ...body.split(/<[^>]*>/)].map((text) => text.trim()).filter(Boolean);
}

/** @returns the raw keys that a document shows */
export function findRawKeys(html: string, keys: ReadonlySet<string>): string[] {
  return textsOf(html).filter((text) => keys.has(text));
}
