import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";

const ROUNDS = 7;
const WAYS = [
  { way: "plain", times: 2000, name: "contact file" },
  { way: "photo", times: 200, name: "contact file with a photo of 40 kB" },
  { way: "link", times: 100, name: "save link for Google Wallet, RS256" },
];

/** Milliseconds for what a card's buttons give, in workerd, without database and network. */
export async function printCardFiles(): Promise<void> {
  console.log("\nOf a card with seven contacts");
  const miniflare = await start();
  try {
    for (const { way, times, name } of WAYS) {
      const figures: number[] = [];
      let bytes = "";
      for (let round = 0; round <= ROUNDS; round++) {
        const begin = performance.now();
        const answer = await miniflare.dispatchFetch(`http://bench/${way}?times=${times}`);
        bytes = await answer.text();
        if (!answer.ok) throw new Error(bytes);
        // The first round warms up.
        if (round > 0) figures.push((performance.now() - begin) / times);
      }
      figures.sort((a, b) => a - b);
      const range = `${figures[0]?.toFixed(3)} to ${figures.at(-1)?.toFixed(3)}`;
      console.log(`${name.padEnd(40)} ${figures[ROUNDS >> 1]?.toFixed(3)} ms (${range}), ${bytes} bytes`);
    }
  } finally {
    await miniflare.dispose();
  }
}

async function start(): Promise<Miniflare> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL("./card-files-worker.ts", import.meta.url))],
    bundle: true,
    write: false,
    format: "esm",
    target: "es2022",
    conditions: ["workerd", "worker", "browser"],
    alias: { "~": fileURLToPath(new URL("../../app", import.meta.url)) },
  });
  const script = outputFiles[0]?.text ?? "";
  const options = { modules: true, script, compatibilityDate: "2026-10-01" };
  const miniflare = new Miniflare(convertV4MiniflareOptions(options));
  await miniflare.ready;
  return miniflare;
}

if (import.meta.main) await printCardFiles();
