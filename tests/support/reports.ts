import { existsSync, readFileSync } from "node:fs";

/** The content of a runner's report. */
export interface TestReport {
  passed: number;
  /** The names of what failed, each with the first lines of why. */
  failures: string[];
  /** The same of what passed only when it was tried again. */
  flaky: string[];
}

/** Characters of a message that are printed. */
const MAX_TOLD = 1_000;
const NOTHING: TestReport = { passed: 0, failures: [], flaky: [] };

/** One line of what it is, and below it why it failed. */
export const told = (name: string, why: string) => `${name}\n${why.trim().slice(0, MAX_TOLD)}`;

interface VitestReport {
  numPassedTests: number;
  testResults: {
    name: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

/** @param file of vitest's JSON reporter; nothing when the runner has not come to write it */
export function readVitest(file: string): TestReport {
  const report = readJson<VitestReport>(file);
  if (!report) return NOTHING;
  const failures: string[] = [];
  const flaky: string[] = [];
  for (const { name, message, assertionResults } of report.testResults) {
    let hasFailed = false;
    for (const { status, fullName, failureMessages } of assertionResults) {
      if (status === "failed") hasFailed = true;
      const list = status === "failed" ? failures : flaky;
      if (failureMessages.length > 0) list.push(told(`${name} › ${fullName}`, failureMessages.join("\n")));
    }
    // A file that could not be read has a message and no failed test.
    if (message && !hasFailed) failures.push(told(name, message));
  }
  return { passed: report.numPassedTests, failures, flaky };
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

/** @param file of Playwright's JSON reporter; nothing when the runner has not come to write it */
export function readPlaywright(file: string): TestReport {
  const report = readJson<PlaywrightReport>(file);
  if (!report) return NOTHING;
  const { expected, flaky } = report.stats;
  return { passed: expected + flaky, ...errorsOf(report.suites) };
}

function errorsOf(suites: PlaywrightSuite[]): Omit<TestReport, "passed"> {
  const failures: string[] = [];
  const flaky: string[] = [];
  for (const { title, specs, suites: inner } of suites) {
    for (const { title: spec, ok, tests } of specs) {
      const { error } = tests.flatMap(({ results }) => results).findLast((result) => result.error) ?? {};
      if (error || !ok) (ok ? flaky : failures).push(told(`${title} › ${spec}`, error?.message ?? ""));
    }
    const below = errorsOf(inner ?? []);
    failures.push(...below.failures);
    flaky.push(...below.flaky);
  }
  return { failures, flaky };
}

function readJson<T>(file: string): T | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as T) : undefined;
}
