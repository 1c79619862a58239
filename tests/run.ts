import { spawn } from "node:child_process";
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
/** Characters of one failure's message that are told again at the end. */
const MOST_TOLD = 2_000;
let passed = 0;
let failed = 0;
/** What failed, told once more at the end: of a long run often only the end is kept. */
const failures: string[] = [];

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
if (mode === "long") process.env.FUZZ_FACTOR = LONG_FACTOR;

if (mode === "check") await checks();
else await tests();

for (const failure of failures) console.log(`\n✘ ${failure}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

async function checks(): Promise<void> {
  await check("types", "typescript/bin/tsc", ["--noEmit"]);
  await check("lint", "@biomejs/biome/bin/biome", ["check", "--error-on-warnings", "."]);
  await check("arrows", "dependency-cruiser/bin/dependency-cruiser.mjs", [
    ...["--config", "tests/support/dependency-cruiser.config.cjs"],
    ...["app", "workers"],
  ]);
}

/** What takes one core goes beside something else; Chromium takes all there are. */
async function tests(): Promise<void> {
  ensureChromium();
  await Promise.all([
    vitest("workerd", "tests/vitest.config.ts"),
    (async () => {
      await checks();
      await deployment();
    })(),
  ]);
  const server = await startServer().catch((error: unknown) => {
    count("server", false, 0, [String(error)]);
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

/** Runs a command. What it says is told once it has ended: of two at a time each is read as a whole. */
function run(
  name: string,
  script: string,
  args: string[],
  told: "at once" | "at the end" | "if it fails" = "at the end",
): Promise<Ran> {
  return new Promise((resolve) => {
    if (told === "at once") console.log(`\n— ${name}`);
    const stdio = told === "at once" ? "inherit" : "pipe";
    const child = spawn(process.execPath, [script, ...args], { stdio: ["ignore", stdio, stdio] });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding("utf8").on("data", (text: string) => {
        output += text;
      });
    }
    child.on("close", (code) => {
      const fine = code === 0;
      if (told !== "at once")
        console.log(`\n— ${name}${fine && told === "if it fails" ? "" : `\n${output}`}`);
      resolve({ fine, output });
    });
  });
}

/** A check counts as one: it passes or fails as a whole. */
async function check(name: string, script: string, args: string[]): Promise<void> {
  const { fine, output } = await run(name, `node_modules/${script}`, args);
  count(name, fine, fine ? 1 : 0, fine ? [] : [`${name}\n${output.slice(-MOST_TOLD)}`]);
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
  const fits = sizes.length === 2 && sizes.every((size) => size <= MOST_KIB);
  console.log(`dry run of both Workers: ${sizes.join(" and ")} KiB gzip`);
  if (fine) process.env.IS_BUILT = "1";
  const isGood = fine && fits;
  count(
    "deployment",
    isGood,
    isGood ? 1 : 0,
    isGood ? [] : ["deployment: refused, or too large for every plan"],
  );
}

interface VitestReport {
  numPassedTests: number;
  testResults: {
    name: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

async function vitest(name: string, config: string): Promise<void> {
  const file = `${REPORTS}/${name}.json`;
  const { fine } = await run(name, "node_modules/vitest/vitest.mjs", [
    ...["run", "-c", config],
    ...["--reporter=default", "--reporter=json", `--outputFile.json=${file}`],
  ]);
  const report = readReport<VitestReport>(file);
  const bad = report?.testResults.flatMap(({ name: path, message, assertionResults }) => {
    const tests = assertionResults.filter(({ status }) => status === "failed");
    // A file that could not be read has a message and no tests.
    if (tests.length === 0) return message ? [`${path}\n${message.slice(0, MOST_TOLD)}`] : [];
    return tests.map(
      ({ fullName, failureMessages }) =>
        `${path} › ${fullName}\n${failureMessages.join("\n").slice(0, MOST_TOLD)}`,
    );
  });
  count(name, fine, report?.numPassedTests ?? 0, bad ?? []);
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; ok: boolean; tests: { results: { error?: { message?: string } }[] }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; flaky: number };
  suites: PlaywrightSuite[];
}

async function playwright(): Promise<void> {
  const args = ["test", "-c", "tests/e2e/playwright.config.ts"];
  const { fine } = await run("Chromium", "node_modules/playwright/cli.js", args, "at once");
  const report = readReport<PlaywrightReport>(`${REPORTS}/e2e.json`);
  const good = (report?.stats.expected ?? 0) + (report?.stats.flaky ?? 0);
  count("Chromium", fine, good, failedSpecs(report?.suites ?? []));
}

function failedSpecs(suites: PlaywrightSuite[]): string[] {
  return suites.flatMap(({ title, specs, suites: inner }) => [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ title: spec, tests }) => {
        const error = tests.flatMap(({ results }) => results).findLast((result) => result.error)?.error;
        return `${title} › ${spec}\n${(error?.message ?? "").slice(0, MOST_TOLD)}`;
      }),
    ...failedSpecs(inner ?? []),
  ]);
}

/** A runner that failed without a failed test (it could not start, or found none) is a failure of its own. */
function count(name: string, fine: boolean, good: number, bad: string[]): void {
  const told = fine || bad.length > 0 ? bad : [`${name}: failed without a failed test`];
  passed += good;
  failed += told.length;
  failures.push(...told);
}

function readReport<T>(file: string): T | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as T) : undefined;
}
