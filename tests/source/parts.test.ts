import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { notePart, partProblems } from "../support/parts.ts";

const folder = mkdtempSync(join(tmpdir(), "visita-parts-"));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const note = (shard: string, failures: string[] = []) => notePart(folder, shard, { passed: 1, failures });

test("all parts of one division make a whole", () => {
  for (const shard of ["1/3", "2/3", "3/3"]) note(shard);
  expect(partProblems(folder)).toEqual([]);
});

test("a part that is missing, of another division, or whose checks failed is named", () => {
  expect(partProblems(folder)).toEqual(["no part has left its reports"]);
  note("1/3");
  note("3/3", ["types"]);
  expect(partProblems(folder)).toEqual(["part 2/3 has left no reports", "part 3-3: 1 failed"]);
  note("2/5");
  expect(partProblems(folder)).toEqual(["the parts are of different divisions"]);
});
