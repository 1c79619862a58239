import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { gzipBytes, scriptsOf } from "../support/first-load";
import { ask } from "../support/http";

const CLIENT = "build/client";
const MAX_BYTES = 275_000;

/** What the editor of a new page loads at its start: its messages, and what an empty preview shows. */
const AT_THE_BEGINNING = ["shell", "editing", "editor", "contacts", "site", "errors", "ghost"]
  .map((name) => new RegExp(`^${name}-en-[\\w-]+\\.js$`))
  .concat(/^ghost-content-[\w-]+\.js$/);

/** The one file of the build that has a name. */
function assetNamed(name: RegExp): string {
  const found = readdirSync(`${CLIENT}/assets`).filter((file) => name.test(file));
  expect(found, String(name)).toHaveLength(1);
  return `/assets/${found[0]}`;
}

test(`the page editor fetches at most ${MAX_BYTES} bytes of script before the first key`, async () => {
  const { status, text } = await ask("app", "/editor/new", { headers: { Accept: "text/html" } });
  expect(status).toBe(200);
  const scripts = scriptsOf(text, CLIENT);
  expect(scripts.size).toBeGreaterThan(50);
  for (const name of AT_THE_BEGINNING) scripts.add(assetNamed(name));
  expect(gzipBytes(CLIENT, scripts)).toBeLessThanOrEqual(MAX_BYTES);
});
