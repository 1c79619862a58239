import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { ensureChromium } from "./support/chromium.ts";
import { startServer, TEST_PORT } from "./support/server.ts";

/**
 * The commands of package.json: `check` (types, lint, arrows), the whole suite (check, workerd, HTTP, Chromium), and
 * `long` (the suite with a hundred times the cases of every fuzz test, and every screen in every language). Ends with
 * one line over all runners.
 */
const mode = process.argv[2] ?? "all";
const REPORTS = "test-results";
const LONG_FACTOR = "100";
/** Free accounts take Workers of at most this, gzipped. */
const MOST_KIB = 3 * 1024;
let passed = 0;
let failed = 0;

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
if (mode === "long") process.env.FUZZ_FACTOR = LONG_FACTOR;

check("types", "typescript/bin/tsc", ["--noEmit"]);
check("lint", "@biomejs/biome/bin/biome", ["check", "--error-on-warnings", "."]);
check("arrows", "dependency-cruiser/bin/dependency-cruiser.mjs", [
  ...["--config", "tests/support/dependency-cruiser.config.cjs"],
  ...["app", "workers"],
]);
if (mode !== "check") await tests();

console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

async function tests(): Promise<void> {
  ensureChromium();
  vitest("workerd", "tests/vitest.config.ts");
  vitest("share-image", "tests/workers/share-image/vitest.config.ts");
  deployment();
  const server = await startServer().catch((error: unknown) => {
    console.error(error);
    failed++;
  });
  if (!server) return;
  process.env.E2E_ORIGIN = `http://localhost:${TEST_PORT}`;
  try {
    vitest("http", "tests/http/vitest.config.ts");
    playwright();
  } finally {
    await server.stop();
  }
}

function run(script: string, args: string[]): boolean {
  const result = spawnSync(process.execPath, [`node_modules/${script}`, ...args], { stdio: "inherit" });
  return result.status === 0;
}

/** A check counts as one: it passes or fails as a whole. */
function check(name: string, script: string, args: string[]): void {
  console.log(`\n— ${name}`);
  if (run(script, args)) passed++;
  else failed++;
}

/** What `npm run deploy` would send: built and checked whole, of a size that every plan takes. */
function deployment(): void {
  console.log("\n— deployment");
  const args = ["workers/commands/deploy.ts", "--dry-run"];
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { encoding: "utf8" });
  const sizes = [...stdout.matchAll(/gzip: ([\d.]+) KiB/g)].map(([, size]) => Number(size));
  const fits = sizes.length === 2 && sizes.every((size) => size <= MOST_KIB);
  console.log(`dry run of both Workers: ${sizes.join(" and ")} KiB gzip`);
  if (status === 0 && fits) passed++;
  else {
    console.error(stdout, stderr);
    failed++;
  }
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
}

function vitest(name: string, config: string): void {
  console.log(`\n— ${name}`);
  const file = `${REPORTS}/${name}.json`;
  const fine = run("vitest/vitest.mjs", [
    "run",
    "-c",
    config,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
  ]);
  const report = readReport<VitestReport>(file);
  count(fine, report?.numPassedTests ?? 0, report?.numFailedTests ?? 0);
}

function playwright(): void {
  console.log("\n— Chromium");
  const fine = run("playwright/cli.js", ["test", "-c", "tests/e2e/playwright.config.ts"]);
  const report = readReport<{ stats: { expected: number; unexpected: number; flaky: number } }>(
    `${REPORTS}/e2e.json`,
  );
  count(fine, (report?.stats.expected ?? 0) + (report?.stats.flaky ?? 0), report?.stats.unexpected ?? 0);
}

/** A runner that failed without a failed test (it could not start, or found none) is a failure of its own. */
function count(fine: boolean, good: number, bad: number): void {
  passed += good;
  failed += fine ? bad : Math.max(bad, 1);
}

function readReport<T>(file: string): T | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as T) : undefined;
}
