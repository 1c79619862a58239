import { spawnSync } from "node:child_process";

/** Runs a test file that measures. @returns the lines it printed that are `wanted` @throws Error when it fails */
export function vitest(config: string, file: string, wanted: RegExp): string[] {
  const args = ["node_modules/vitest/vitest.mjs", "run", "-c", config, file, "--disable-console-intercept"];
  const { stdout, status } = spawnSync(process.execPath, args, {
    encoding: "utf8",
    env: { ...process.env, BENCH: "1" },
  });
  if (status !== 0) throw new Error(stdout);
  return stdout.split("\n").filter((line) => wanted.test(line));
}
