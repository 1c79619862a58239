import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { filesOf } from "./imports.ts";

/** What a request and its response are made of; `CachedResponse` is one that is stored whole. */
const OF_HTTP = /\b(?:Request|Response|Headers|CachedResponse)\b/g;

const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, "");

test("services return values: none knows a request, a response or headers", () => {
  const files = filesOf("app/server/services");
  expect(files.length).toBeGreaterThan(80);
  const found = files.flatMap((file) => {
    const names = withoutComments(readFileSync(file, "utf8")).match(OF_HTTP) ?? [];
    return names.map((name) => `${file}: ${name}`);
  });
  expect(found).toEqual([]);
});

test("what is enqueued is written: a write that is only awaited does nothing", () => {
  const files = [...filesOf("app/server"), ...filesOf("workers/jobs")];
  expect(files.filter((file) => /\bawait enqueue\(/.test(readFileSync(file, "utf8")))).toEqual([]);
});

test("what is no service would be found by the same rule", () => {
  const source = "// A Response\nexport const noImage = () => new Response(null);";
  expect(withoutComments(source).match(OF_HTTP)).toEqual(["Response"]);
});
