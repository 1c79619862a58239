import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { vitest } from "./vitest.ts";

const CONFIG = "tests/workers/share-image/vitest.config.ts";
const TREES = "test-results/share-image/trees.json";

/**
 * Milliseconds and memory for a share image: the share image Worker's own tests measure them in its runtime and leave
 * the trees they drew; @vercel/og, which does not start on Workers, then draws the same trees on Node.
 */
export function printShareImage(): void {
  console.log("\nShare image, 1200 × 675");
  // The figures are what this command prints.
  for (const line of vitest(CONFIG, "tests/workers/share-image.bench.ts", /^share image /)) console.log(line);
  for (const line of vitest(CONFIG, "tests/workers/share-image-memory.long.ts", /^share image /))
    console.log(line);
  const script = fileURLToPath(new URL("./vercel-og.ts", import.meta.url));
  const trees = fileURLToPath(new URL(`../../${TREES}`, import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, ["--expose-gc", script, trees], {
    encoding: "utf8",
    stdio: ["ignore", "inherit", "pipe"],
  });
  if (status !== 0) throw new Error(stderr);
}

if (import.meta.main) printShareImage();
