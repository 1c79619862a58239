import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { runtimeCpuSeconds } from "./runtime.ts";

const ROUNDS = 7;

export interface Way {
  /** The path by which the Worker selects it. */
  way: string;
  /** How often it is done in a round: a round should take some tenths of a second. */
  times: number;
  name: string;
}

/**
 * Prints the milliseconds and the CPU of each way of making something, in workerd, without database and network.
 * @param worker a file beside this one whose default export answers `/{way}?times=` with how many bytes it made
 * @param digits after the point
 */
export async function printWays(worker: string, ways: readonly Way[], digits: number): Promise<void> {
  const miniflare = await start(worker);
  try {
    for (const way of ways) console.log(await figuresOf(miniflare, way, digits));
  } finally {
    await miniflare.dispose();
  }
}

async function figuresOf(miniflare: Miniflare, { way, times, name }: Way, digits: number): Promise<string> {
  const figures: number[] = [];
  let bytes = "";
  let before: number | null = null;
  for (let round = 0; round <= ROUNDS; round++) {
    if (round === 1) before = runtimeCpuSeconds();
    const begin = performance.now();
    const response = await miniflare.dispatchFetch(`http://bench/${way}?times=${times}`);
    bytes = await response.text();
    if (!response.ok) throw new Error(bytes);
    // The first round warms up.
    if (round > 0) figures.push((performance.now() - begin) / times);
  }
  figures.sort((a, b) => a - b);
  const after = runtimeCpuSeconds();
  const cpu = before === null || after === null ? Number.NaN : ((after - before) / times / ROUNDS) * 1000;
  const [least, median, most] = [figures[0], figures[ROUNDS >> 1], figures.at(-1)].map((ms) =>
    ms?.toFixed(digits),
  );
  return `${name.padEnd(46)} ${median} ms (${least} to ${most}), CPU ${cpu.toFixed(digits)} ms, ${bytes} bytes`;
}

async function start(worker: string): Promise<Miniflare> {
  const app = fileURLToPath(new URL("../../app", import.meta.url));
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(worker, import.meta.url))],
    bundle: true,
    write: false,
    format: "esm",
    target: "es2022",
    conditions: ["workerd", "worker", "browser"],
    mainFields: ["module", "main"],
    external: ["node:*", "cloudflare:*"],
    alias: { "~": app, crypto: "node:crypto", url: "node:url" },
    // CommonJS inside, such as Joi, requires what the runtime has.
    banner: {
      js: `import { createRequire } from "node:module"; const require = createRequire("/bench.js");`,
    },
  });
  const options = {
    modules: true,
    script: outputFiles[0]?.text ?? "",
    compatibilityDate: "2026-10-01",
    compatibilityFlags: ["nodejs_compat"],
  };
  const miniflare = new Miniflare(convertV4MiniflareOptions(options));
  await miniflare.ready;
  return miniflare;
}
