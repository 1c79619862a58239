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

/** Messages. Journeys name what they look for by its key: other words break none, but may not fit. */
const WORDS = /^app\/i18n\/[a-zA-Z]+\/[a-z]{2}\.ts$/;
/** The journeys that look at screens, for words that do not fit. */
const LOOKS = ["screens", "journey"];

/**
 * What a change of a file can affect, by the first line that matches it. Tests in workerd import what they test: vitest
 * follows their imports. Tests of the built Workers import nothing of them: any change of what is built affects all.
 */
const RULES: [file: RegExp, stages: (keyof Affected)[]][] = [
  [/^(docs|\.github|\.ci)\/|\.md$/, ["development"]],
  [/^tests\/(domain|features|services)\//, ["workerd"]],
  [/^tests\/(source|development)\//, ["development"]],
  [/^tests\/browser\//, ["browser"]],
  [/^tests\/http\/[\w-]+\.(test|long)\.ts$/, ["http"]],
  [/^tests\/workers\//, ["share-image"]],
  [/^tests\/e2e\/[\w-]+\.spec\.ts$/, ["chromium"]],
  [/^tests\/bench\//, []],
  [WORDS, ["workerd", "browser", "development", "http", "chromium"]],
  [
    /^(app|workers|public)\//,
    ["workerd", "browser", "deployment", "development", "http", "share-image", "chromium"],
  ],
];

/** Files that every test depends on without importing them. */
const COMMON =
  /^(package(-lock)?\.json|migrations\/|tests\/(support|galleries|stripe)\/|tests\/[\w.]+$|[\w.-]+\.(ts|js|toml|json)$)/;

/**
 * Services and jobs reach Durable Objects by their bindings, and commands as processes: no import shows that their tests
 * depend on these.
 */
const BY_BINDING = /^workers\//;

/** @param files that differ from the commit `since`, relative to the repository */
export function affectedBy(files: string[], since: string): Affected {
  if (files.some((file) => COMMON.test(file) && !file.endsWith(".md"))) return EVERYTHING;
  const rulesOf = (file: string) => RULES.find(([pattern]) => pattern.test(file));
  const rules = files.map(rulesOf);
  // A file that no rule knows may affect anything.
  if (rules.includes(undefined)) return EVERYTHING;
  const stages = new Set(rules.flatMap((rule) => rule?.[1] ?? []));
  const isWords = files.every(
    (file) => WORDS.test(file) || rulesOf(file)?.[1].includes("chromium") === false,
  );
  const isSource = files.some((file) => /^(app|workers|public)\//.test(file));
  const imported = files.some((file) => BY_BINDING.test(file)) ? [] : [`--changed=${since}`, MAY_BE_NONE];
  const changed = isSource ? [] : imported;
  return {
    ...(stages.has("workerd") && { workerd: imported }),
    ...(stages.has("browser") && { browser: imported }),
    ...(stages.has("deployment") && { deployment: true }),
    ...(stages.has("development") && { development: [] }),
    ...(stages.has("http") && { http: changed }),
    ...(stages.has("share-image") && { "share-image": changed }),
    ...(stages.has("chromium") && {
      chromium: isWords ? LOOKS : isSource ? [] : [`--only-changed=${since}`, "--pass-with-no-tests"],
    }),
  };
}

/** The files that differ from a commit, also those that git does not know yet. */
export function changedFiles(since: string): string[] {
  const git = (...args: string[]) =>
    execFileSync("git", args, { encoding: "utf8" }).split("\n").filter(Boolean);
  // Of a file that was moved both places count.
  return [
    ...git("diff", "--name-only", "--no-renames", since),
    ...git("ls-files", "--others", "--exclude-standard"),
  ];
}
