import { expect, test } from "vitest";
import { affectedBy, EVERYTHING } from "../support/affected.ts";

const stagesOf = (...files: string[]) => Object.keys(affectedBy(files, "HEAD"));

test("a change of the source runs every stage, and in workerd only what imports it", () => {
  const affected = affectedBy(["app/domain/slugs.ts"], "main");
  expect(Object.keys(affected)).toEqual(Object.keys(EVERYTHING));
  expect(affected.workerd).toContain("--changed=main");
  expect(affected).toMatchObject({ http: [], chromium: [] });
});

test("a change of one runner's tests runs that runner, and of it the files that it can affect", () => {
  expect(stagesOf("tests/domain/slugs.test.ts", "docs/figures.md")).toEqual(["workerd", "development"]);
  expect(affectedBy(["tests/e2e/journey.spec.ts"], "HEAD").chromium).toContain("--only-changed=HEAD");
  expect(affectedBy(["tests/http/site.test.ts"], "HEAD").http).toContain("--changed=HEAD");
  expect(stagesOf("tests/browser/fakes.ts")).toEqual(["browser"]);
  expect(stagesOf("app/i18n/shell/jp.ts")).toEqual(["workerd", "development", "http"]);
});

test("a change of what all tests share, or of a file without a rule, runs everything", () => {
  for (const file of ["package.json", "migrations/0000_init.sql", "tests/support/http.ts", "new/file.bin"])
    expect(affectedBy([file], "HEAD")).toEqual(EVERYTHING);
  expect(stagesOf("app/i18n/shell/en.ts")).toEqual(Object.keys(EVERYTHING));
});
