import { spawn } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { compareControls } from "./e2e/controls/compare.ts";
import { readJourneys } from "./e2e/controls/journey.ts";
import { ensureChromium } from "./support/chromium.ts";
import { readPlaywright, readVitest, type TestReport, told } from "./support/reports.ts";
import { startServer, TEST_PORT } from "./support/server.ts";
import { stage, stageTimes } from "./support/stages.ts";

/**
 * The commands of package.json: `check` (types, lint, dependency rules), the whole suite (check, workerd, `npm run dev`, HTTP,
 * Chromium, and the register of controls, which `controls` compares again with the last run), and
 * `long` (the suite with all cases of every property test, and every screen in every language). Ends with the times of
 * the stages and one line over all runners.
 */
const mode = process.argv[2] ?? "all";
const REPORTS = "test-results";
const LONG_FACTOR = "100";
/** Free accounts take Workers of at most this, gzipped. */
const MAX_KIB = 3 * 1024;
let passed = 0;
/** Printed again at the end: of a long run often only the end is kept. */
const failures: string[] = [];
const flaky: string[] = [];

// The comparison of controls reads what the last run left.
if (mode !== "controls") rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
if (mode === "long") process.env.FUZZ_FACTOR = LONG_FACTOR;

if (mode === "check") await stage("checks", checks);
else if (mode === "controls") controls();
else await tests();

for (const test of flaky) console.log(`\n~ passed at the second try: ${test}`);
for (const failure of failures) console.log(`\n✘ ${failure}`);
// Part of what the command prints, as the lines above. The long run has other times, and a comparison none.
if (mode === "all") console.log(`\n${stageTimes().join("\n")}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exit(failures.length > 0 ? 1 : 0);

async function checks(): Promise<void> {
  await Promise.all([
    check("types", "typescript/bin/tsc", [
      "--noEmit",
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
async function tests(): Promise<void> {
  ensureChromium();
  await Promise.all([
    vitest("workerd", "tests/vitest.config.ts"),
    (async () => {
      await stage("checks", checks);
      await stage("deployment", deployment);
      await vitest("development", "tests/development/vitest.config.ts");
    })(),
  ]);
  const server = await stage("server", () => startServer()).catch((error: unknown) => {
    countOne("server", false, String(error));
  });
  if (!server) return;
  process.env.E2E_ORIGIN = `http://localhost:${TEST_PORT}`;
  try {
    await Promise.all([
      vitest("http", "tests/http/vitest.config.ts"),
      vitest("share-image", "tests/workers/share-image/vitest.config.ts"),
    ]);
    await playwright();
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

async function vitest(name: string, config: string): Promise<void> {
  const file = `${REPORTS}/${name}.json`;
  const { fine } = await stage(name, () =>
    run(name, "node_modules/vitest/vitest.mjs", [
      ...["run", "-c", config],
      ...["--reporter=default", "--reporter=json", `--outputFile.json=${file}`],
    ]),
  );
  count(name, fine, readVitest(file));
}

async function playwright(): Promise<void> {
  const args = ["test", "-c", "tests/e2e/playwright.config.ts"];
  const { fine } = await stage("Chromium", () =>
    run("Chromium", "node_modules/playwright/cli.js", args, "at once"),
  );
  count("Chromium", fine, readPlaywright(`${REPORTS}/e2e.json`));
  if (fine) controls();
}

/** Counts as one: what all journeys together have seen and used of the screens. After a failure they are incomplete. */
function controls(): void {
  const problems = compareControls(readJourneys());
  console.log(`\n— controls\n${problems.join("\n") || "each one that was seen is in the register and used"}`);
  if (problems.length === 0) passed++;
  else failures.push(...problems.map((problem) => `controls: ${problem}`));
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
