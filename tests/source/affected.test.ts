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
});

test("what is reached by a binding or as a process runs all tests of the runners", () => {
  for (const file of ["workers/visits/visit-day.ts", "workers/commands/grant-statement.ts"])
    expect(affectedBy([file], "HEAD")).toEqual(EVERYTHING);
});

test("a change of what all tests share, or of a file without a rule, runs everything", () => {
  for (const file of [
    ...["package.json", "migrations/0000_init.sql", "tests/support/http.ts", "new/file.bin"],
    // Parts of tests that several runners import.
    ...["tests/stripe/scenarios.ts", "tests/galleries/samples.ts", "tests/http/images.ts"],
    "tests/e2e/messages.ts",
  ])
    expect(affectedBy([file], "HEAD")).toEqual(EVERYTHING);
});

test("a change of words looks at screens, and at what imports them", () => {
  for (const language of ["en", "jp"]) {
    const affected = affectedBy([`app/i18n/shell/${language}.ts`, "docs/figures.md"], "HEAD");
    expect(Object.keys(affected)).toEqual(["workerd", "browser", "development", "http", "chromium"]);
    expect(affected.chromium).toEqual(["screens", "journey"]);
  }
  const more = affectedBy(["app/i18n/shell/en.ts", "app/ui/button.tsx"], "HEAD");
  expect(more.chromium).toEqual([]);
});
