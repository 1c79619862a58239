import { expect, test } from "vitest";
import { LANGUAGE_CODES } from "~/domain/languages";
import { addAllMessages } from "~/i18n/all.server";
import { en } from "~/i18n/english";
import { i18nFor } from "~/i18n/instances";

type Tree = { [key: string]: string | Tree };

/** One count for each plural form that a language may have. */
const COUNTS = [0, 1, 2, 5, 11, 100];
const PLURAL = /_(zero|one|two|few|many|other)$/;

function keysOf(tree: Tree, before = ""): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" ? [before + key] : keysOf(value, `${before}${key}.`),
  );
}

/** Every key as code names it: without its plural form. `templates` is content, read by the server only. */
const { templates, ...shown } = en as unknown as Record<string, Tree>;
const keys = Object.entries(shown).flatMap(([namespace, messages]) =>
  [...new Set(keysOf(messages).map((key) => key.replace(PLURAL, "")))].map((key) => `${namespace}:${key}`),
);

addAllMessages();

test.each(LANGUAGE_CODES)("every key is a sentence for each count: %s", (language) => {
  const { exists } = i18nFor(language);
  const missing = keys.flatMap((key) =>
    COUNTS.filter((count) => !exists(key, { count })).map((count) => `${key} (${count})`),
  );
  expect(missing).toEqual([]);
});
