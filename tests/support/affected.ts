import { execFileSync } from "node:child_process";

/** The stages that a run has, each with the options of its runner; one that is missing does not run. */
export interface Affected {
  workerd?: string[];
  browser?: string[];
  deployment?: true;
  development?: string[];
  http?: string[];
  "share-image"?: string[];
  chromium?: string[];
}

export const EVERYTHING: Affected = {
  workerd: [],
  browser: [],
  deployment: true,
  development: [],
  http: [],
  "share-image": [],
  chromium: [],
};

/** Neither the order nor the names of tests make a runner without one fail. */
const MAY_BE_NONE = "--passWithNoTests";

/**
 * What a change of a file can affect, by the first line that matches it. Tests in workerd import what they test: vitest
 * follows their imports. Tests of the built Workers import nothing of them: any change of what is built affects all.
 */
const RULES: [file: RegExp, stages: (keyof Affected)[]][] = [
  [/^(docs|\.github|\.ci)\/|\.md$/, ["development"]],
  [/^tests\/(domain|features|services)\//, ["workerd"]],
  [/^tests\/(source|development)\//, ["development"]],
  [/^tests\/browser\//, ["browser"]],
  [/^tests\/http\//, ["http"]],
  [/^tests\/workers\//, ["share-image"]],
  [/^tests\/e2e\//, ["chromium"]],
  [/^tests\/(bench|galleries|stripe)\//, []],
  // A translation is in documents and mails, and is no part of what a journey looks for.
  [/^app\/i18n\/\w+\/(?!en\.ts)\w+\.ts$/, ["workerd", "development", "http"]],
  [/^workers\/commands\//, ["deployment", "development"]],
  [
    /^(app|workers|public)\//,
    ["workerd", "browser", "deployment", "development", "http", "share-image", "chromium"],
  ],
];

/** Files that every test depends on without importing them. */
const COMMON =
  /^(package(-lock)?\.json|migrations\/|tests\/support\/|tests\/[\w.]+$|[\w.-]+\.(ts|js|toml|json)$)/;

/** @param files that differ from the commit `since`, relative to the repository */
export function affectedBy(files: string[], since: string): Affected {
  if (files.some((file) => COMMON.test(file) && !file.endsWith(".md"))) return EVERYTHING;
  const rules = files.map((file) => RULES.find(([pattern]) => pattern.test(file)));
  // A file that no rule knows may affect anything.
  if (rules.includes(undefined)) return EVERYTHING;
  const stages = new Set(rules.flatMap((rule) => rule?.[1] ?? []));
  const isSource = files.some((file) => /^(app|workers|public)\//.test(file));
  const imported = [`--changed=${since}`, MAY_BE_NONE];
  const changed = isSource ? [] : imported;
  return {
    ...(stages.has("workerd") && { workerd: imported }),
    ...(stages.has("browser") && { browser: imported }),
    ...(stages.has("deployment") && { deployment: true }),
    ...(stages.has("development") && { development: [] }),
    ...(stages.has("http") && { http: changed }),
    ...(stages.has("share-image") && { "share-image": changed }),
    ...(stages.has("chromium") && {
      chromium: isSource ? [] : [`--only-changed=${since}`, "--pass-with-no-tests"],
    }),
  };
}

/** The files that differ from a commit, also those that git does not know yet. */
export function changedFiles(since: string): string[] {
  const git = (...args: string[]) =>
    execFileSync("git", args, { encoding: "utf8" }).split("\n").filter(Boolean);
  return [...git("diff", "--name-only", since), ...git("ls-files", "--others", "--exclude-standard")];
}
