import { spawn } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { type Affected, affectedBy, changedFiles, EVERYTHING } from "./support/affected.ts";
import { ensureChromium } from "./support/chromium.ts";
import { notePart, partProblems } from "./support/parts.ts";
import { readPlaywright, readVitest, type TestReport, told } from "./support/reports.ts";
import { startServer, TEST_PORT } from "./support/server.ts";
import { stage, stageTimes } from "./support/stages.ts";

/**
 * The commands of package.json: `check` (types, lint, dependency rules), the whole suite, and `long` (the suite with all
 * cases of every property test, and every screen in every language). Ends with the times of the stages and one line
 * over all runners. Options of the suite:
 * - `--shard=2/5` runs a part. `merge` adds up the reports that the parts left in test-results/blobs.
 * - `--changed` runs what the changes since the last commit can affect, `--changed=main` since another one.
 */
const args: string[] = process.argv.slice(2);
const mode = args.find((arg) => !arg.startsWith("--")) ?? "all";
const optionOf = (option: string) => {
  const found = args.find((arg) => arg === option || arg.startsWith(`${option}=`));
  return found?.slice(option.length + 1);
};
const shard = optionOf("--shard");
const since = optionOf("--changed") === "" ? "HEAD" : optionOf("--changed");
/** Checks and builds are not divided: the first part runs them. */
const isFirstPart = !shard || shard.startsWith("1/");
const REPORTS = "test-results";
const BLOBS = `${REPORTS}/blobs`;
const LONG_FACTOR = "100";
/** Free accounts take Workers of at most this, gzipped. */
const MAX_KIB = 3 * 1024;
/** The runners of vitest, each with its configuration. */
const VITEST = {
  workerd: "tests/vitest.config.ts",
  browser: "tests/browser/vitest.config.ts",
  development: "tests/development/vitest.config.ts",
  http: "tests/http/vitest.config.ts",
  "share-image": "tests/workers/share-image/vitest.config.ts",
};
const PLAYWRIGHT_CONFIG = "tests/e2e/playwright.config.ts";
let passed = 0;
/** Printed again at the end: of a long run often only the end is kept. */
const failures: string[] = [];
const flaky: string[] = [];

if (mode === "all" || mode === "long") {
  // Reports of other parts stay, to be added up with this one's.
  if (!shard) rmSync(REPORTS, { recursive: true, force: true });
}
mkdirSync(REPORTS, { recursive: true });
if (mode === "long") process.env.FUZZ_FACTOR = LONG_FACTOR;
if (shard) process.env.BLOBS = `${BLOBS}/chromium`;

const unknown = args.filter((arg) => arg !== mode && !/^--(shard=\d+\/\d+|changed(=.+)?)$/.test(arg));
if (unknown.length > 0 || !["all", "long", "check", "merge"].includes(mode)) {
  console.error(`Unknown: ${[...unknown, mode].join(" ")}. See tests/run.ts.`);
  process.exit(1);
}
if (mode === "check") await stage("checks", checks);
else if (mode === "merge") await merge();
else await tests(since === undefined ? EVERYTHING : affectedSince(since));

if (shard) notePart(BLOBS, shard, { passed, failures });
for (const test of flaky) console.log(`\n~ passed at the second try: ${test}`);
for (const failure of failures) console.log(`\n✘ ${failure}`);
// Part of what the command prints, as the lines above. The long run has other times, and a part of it too.
if (mode === "all" && !shard && since === undefined) console.log(`\n${stageTimes().join("\n")}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exit(failures.length > 0 ? 1 : 0);

/** Says what it has found, so that nobody takes checks alone for tests. */
function affectedSince(commit: string): Affected {
  const files = changedFiles(commit);
  const affected = affectedBy(files, commit);
  const stages = Object.keys(affected).join(", ");
  console.log(
    files.length > 0
      ? `${files.length} files differ from ${commit}: checks, ${stages || "no tests"}`
      : `Nothing differs from ${commit}: checks only. Did you mean --changed=HEAD~1?`,
  );
  return affected;
}

async function checks(): Promise<void> {
  await Promise.all([
    check("types", "typescript-native/bin/tsc", [
      "--noEmit",
      "--checkers",
      "2",
      "--incremental",
      "--tsBuildInfoFile",
      ".cache/types.json",
    ]),
    (async () => {
      await check("lint", "@biomejs/biome/bin/biome", ["check", "--error-on-warnings", "."]);
      await check("dependency rules", "dependency-cruiser/bin/dependency-cruiser.mjs", [
        ...["--config", "tests/support/dependency-cruiser.config.cjs"],
        ...["app", "workers", "tests"],
      ]);
    })(),
  ]);
}

/** Single-core stages run in parallel; Chromium uses all cores. */
async function tests(affected: Affected): Promise<void> {
  if (affected.chromium || affected.browser) ensureChromium();
  await Promise.all([
    (async () => {
      if (affected.workerd) await vitest("workerd", affected.workerd);
      if (affected.browser) await vitest("browser", affected.browser);
    })(),
    isFirstPart &&
      (async () => {
        await stage("checks", checks);
        if (affected.deployment) await stage("deployment", deployment);
        if (affected.development) await vitest("development", affected.development);
      })(),
  ]);
  if (!affected.http && !affected["share-image"] && !affected.chromium) return;
  const server = await stage("server", () => startServer()).catch((error: unknown) => {
    countOne("server", false, String(error));
  });
  if (!server) return;
  process.env.E2E_ORIGIN = `http://localhost:${TEST_PORT}`;
  try {
    await Promise.all([
      affected.http && vitest("http", affected.http),
      affected["share-image"] && vitest("share-image", affected["share-image"]),
    ]);
    if (affected.chromium) await playwright(affected.chromium);
  } finally {
    await server.stop();
  }
}

interface Ran {
  fine: boolean;
  output: string;
}

/** Runs a command. Its output is printed once it has ended, so that two concurrent ones are not interleaved. */
function run(
  name: string,
  script: string,
  args: string[],
  when: "at once" | "at the end" | "if it fails" = "at the end",
): Promise<Ran> {
  return new Promise((resolve) => {
    if (when === "at once") console.log(`\n— ${name}`);
    const stdio = when === "at once" ? "inherit" : "pipe";
    const child = spawn(process.execPath, [script, ...args], { stdio: ["ignore", stdio, stdio] });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding("utf8").on("data", (text: string) => {
        output += text;
      });
    }
    child.on("close", (code) => {
      const fine = code === 0;
      if (when !== "at once")
        console.log(`\n— ${name}${fine && when === "if it fails" ? "" : `\n${output}`}`);
      resolve({ fine, output });
    });
  });
}

/** A check counts as one: it passes or fails as a whole. */
async function check(name: string, script: string, args: string[]): Promise<void> {
  const { fine, output } = await run(name, `node_modules/${script}`, args);
  countOne(name, fine, output);
}

/**
 * What `npm run deploy` would send: built and checked whole, of a size that every plan takes. What it built is what the
 * tests are then run against.
 */
async function deployment(): Promise<void> {
  const { fine, output } = await run(
    "deployment",
    "workers/commands/deploy.ts",
    ["--dry-run"],
    "if it fails",
  );
  const sizes = [...output.matchAll(/gzip: ([\d.]+) KiB/g)].map(([, size]) => Number(size));
  const fits = sizes.length === 2 && sizes.every((size) => size <= MAX_KIB);
  console.log(`dry run of both Workers: ${sizes.join(" and ")} KiB gzip`);
  if (fine) process.env.IS_BUILT = "1";
  countOne("deployment", fine && fits, "refused, or too large for every plan");
}

async function vitest(name: keyof typeof VITEST, options: string[]): Promise<void> {
  const file = `${REPORTS}/${name}.json`;
  // The development stage is not divided.
  const part =
    shard && name !== "development"
      ? [
          `--shard=${shard}`,
          "--reporter=blob",
          `--outputFile.blob=${BLOBS}/${name}/${shard.replace("/", "-")}.json`,
        ]
      : [];
  const { fine } = await stage(name, () =>
    run(name, "node_modules/vitest/vitest.mjs", [
      ...["run", "-c", VITEST[name]],
      ...["--reporter=default", "--reporter=json", `--outputFile.json=${file}`],
      ...part,
      ...options,
    ]),
  );
  count(name, fine, readVitest(file));
}

async function playwright(options: string[]): Promise<void> {
  const part = shard ? [`--shard=${shard}`] : [];
  const { fine } = await stage("Chromium", () =>
    run(
      "Chromium",
      "node_modules/playwright/cli.js",
      ["test", "-c", PLAYWRIGHT_CONFIG, ...part, ...options],
      "at once",
    ),
  );
  count("Chromium", fine, readPlaywright(`${REPORTS}/e2e.json`));
}

/** Adds up the reports that the parts of a divided run left, gathered in one folder. */
async function merge(): Promise<void> {
  // Each part notes what it counted: one that is missing or was cut off fails the whole.
  const problems = partProblems(BLOBS);
  failures.push(...problems);
  if (problems.length > 0) return;
  for (const name of ["workerd", "browser", "http", "share-image"] as const) {
    const file = `${REPORTS}/${name}.json`;
    const { fine } = await run(
      name,
      "node_modules/vitest/vitest.mjs",
      [
        ...["run", "-c", VITEST[name], `--mergeReports=${BLOBS}/${name}`],
        ...["--reporter=json", `--outputFile.json=${file}`],
      ],
      "if it fails",
    );
    count(name, fine, readVitest(file));
  }
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = `${REPORTS}/e2e.json`;
  const { fine } = await run(
    "Chromium",
    "node_modules/playwright/cli.js",
    ["merge-reports", "--reporter=json", `${BLOBS}/chromium`],
    "if it fails",
  );
  count("Chromium", fine, readPlaywright(`${REPORTS}/e2e.json`));
}

/** A runner that failed without a failed test (it could not start, or found none) counts as a failure. */
function count(name: string, fine: boolean, report: TestReport): void {
  const bad =
    fine || report.failures.length > 0 ? report.failures : [`${name}: failed without a failed test`];
  passed += report.passed;
  failures.push(...bad);
  flaky.push(...report.flaky);
}

/** Counts what passes or fails as a whole. */
function countOne(name: string, fine: boolean, why: string): void {
  if (fine) passed++;
  else failures.push(told(name, why));
}
