import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { filesOf } from "./imports.ts";

/** How long something took. */
const ELAPSED = /\b(?:performance|Date)\.now\(\) - [a-z][\w.]*\s*[;),<>}]/i;

/** Print times in the bench. */
const MEASURING = ["tests/services/visit-rows.test.ts"];

test("no test measures a time: machines are shared, so calls, bytes or steps are counted instead", () => {
  const tests = filesOf("tests").filter((file) => /\.(?:test|spec)\.tsx?$/.test(file));
  expect(tests.length).toBeGreaterThan(200);
  const timed = tests.filter((file) => ELAPSED.test(readFileSync(file, "utf8")));
  expect(timed).toEqual(MEASURING);
});
