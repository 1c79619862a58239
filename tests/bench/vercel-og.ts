import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { SHARE_IMAGE_FILES } from "../../workers/share-image/files/make.ts";

/** Draws the trees of the file named on the command line with @vercel/og and prints milliseconds and memory. */
interface Scene {
  name: string;
  tree: never;
  fonts: string[];
}

const WARM_UP = 20;
const RENDERS = 40;
const MANY = 1000;

// why: its build for Node is a module that calls `require` and looks for HarfBuzz's beside itself.
const require = createRequire(import.meta.url);
Object.assign(globalThis, { require, __dirname: dirname(require.resolve("harfbuzzjs/package.json")) });
const { ImageResponse } = await import("@vercel/og");

const scenes = JSON.parse(readFileSync(process.argv[2] ?? "", "utf8")) as Scene[];
for (const scene of scenes) {
  await drawTimes(scene, WARM_UP);
  const started = performance.now();
  const bytes = await drawTimes(scene, RENDERS);
  const milliseconds = ((performance.now() - started) / RENDERS).toFixed(0).padStart(4);
  console.log(
    `share image ${scene.name.padEnd(31)} @vercel/og  ${milliseconds} ms, ${bytes} bytes (Node ${process.versions.node})`,
  );
}
const first = scenes[0];
if (first) {
  const before = megabytes();
  await drawTimes(first, MANY);
  console.log(
    `share image memory of @vercel/og: ${before} MB resident when warm, ${megabytes()} MB after ${MANY}`,
  );
}

async function drawTimes({ tree, fonts }: Scene, times: number): Promise<number> {
  const data = fonts.map((name) => ({
    name,
    data: new Uint8Array(readFileSync(`${SHARE_IMAGE_FILES}${name}.ttf`)).buffer,
    weight: 700 as const,
    style: "normal" as const,
  }));
  let bytes = 0;
  for (let i = 0; i < times; i++) {
    const image = new ImageResponse(tree, { width: 1200, height: 675, fonts: data });
    bytes = (await image.arrayBuffer()).byteLength;
  }
  return bytes;
}

function megabytes(): number {
  globalThis.gc?.();
  return Math.round(process.memoryUsage.rss() / 2 ** 20);
}
