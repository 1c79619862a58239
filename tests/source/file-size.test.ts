import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { filesOf } from "./imports.ts";

const MAX_LINES = 300;
/** Files of messages only, or generated: they grow with their content. */
const LISTS = /^app\/i18n\/(?:[\w-]+\/[a-z]{2}|templates\/.+)\.ts$|\/wrangler-bindings\.server\.ts$/;

const linesOf = (file: string) => readFileSync(file, "utf8").split("\n").length - 1;
const files = ["app", "workers"].flatMap(filesOf).filter((file) => /\.(?:tsx?|css)$/.test(file));

test(`no file of the program has more than ${MAX_LINES} lines`, () => {
  expect(files.length).toBeGreaterThan(1_000);
  const long = files.filter((file) => !LISTS.test(file) && linesOf(file) > MAX_LINES);
  expect(long.map((file) => `${file}: ${linesOf(file)}`)).toEqual([]);
});
