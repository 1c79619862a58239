import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { runtimeCpuSeconds } from "./runtime.ts";

const ROUNDS = 7;
const WAYS = [
  { way: "ours", times: 40, name: "signed and packed, pictures prepared (aim 5)" },
  { way: "sign", times: 40, name: "its signature alone, pkijs and WebCrypto" },
  { way: "theirs", times: 4, name: "the same by passkit-generator" },
];

/** Milliseconds for a pass, ours and passkit-generator's, the same files in the same Worker. */
export async function printPass(): Promise<void> {
  console.log("\nApple pass, 11 languages, 9 pictures");
  const miniflare = await start();
  try {
    for (const { way, times, name } of WAYS) {
      const figures: number[] = [];
      let bytes = "";
      let before: number | null = null;
      for (let round = 0; round <= ROUNDS; round++) {
        if (round === 1) before = runtimeCpuSeconds();
        const begin = performance.now();
        const answer = await miniflare.dispatchFetch(`http://bench/${way}?times=${times}`);
        bytes = await answer.text();
        if (!answer.ok) throw new Error(bytes);
        // The first round warms up.
        if (round > 0) figures.push((performance.now() - begin) / times);
      }
      figures.sort((a, b) => a - b);
      const after = runtimeCpuSeconds();
      const cpu = before === null || after === null ? Number.NaN : ((after - before) / times / ROUNDS) * 1000;
      const range = `${figures[0]?.toFixed(1)} to ${figures.at(-1)?.toFixed(1)}`;
      console.log(
        `${name.padEnd(46)} ${figures[ROUNDS >> 1]?.toFixed(1)} ms (${range}), CPU ${cpu.toFixed(1)} ms, ${bytes} bytes`,
      );
    }
  } finally {
    await miniflare.dispose();
  }
}

async function start(): Promise<Miniflare> {
  const app = fileURLToPath(new URL("../../app", import.meta.url));
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL("./pass-worker.ts", import.meta.url))],
    bundle: true,
    write: false,
    format: "esm",
    target: "es2022",
    conditions: ["workerd", "worker", "browser"],
    mainFields: ["module", "main"],
    external: ["node:*", "cloudflare:*"],
    alias: { "~": app, crypto: "node:crypto", url: "node:url" },
    // Joi is CommonJS and requires what the runtime has.
    banner: {
      js: `import { createRequire } from "node:module"; const require = createRequire("/bench.js");`,
    },
  });
  const script = outputFiles[0]?.text ?? "";
  const options = {
    modules: true,
    script,
    compatibilityDate: "2026-10-01",
    compatibilityFlags: ["nodejs_compat"],
  };
  const miniflare = new Miniflare(convertV4MiniflareOptions(options));
  await miniflare.ready;
  return miniflare;
}

if (import.meta.main) await printPass();
