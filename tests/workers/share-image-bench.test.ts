import { env, exports } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { ReadShareImageFile, ShareImageInput } from "~/domain/media/share-image";
import { plainPng, readFile } from "./share-image/pictures";

const worker = (exports as unknown as { default: unknown }).default as {
  render(input: ShareImageInput, read: ReadShareImageFile): Promise<Uint8Array>;
};
const RENDERS = 20;
const WARM_UP = 3;

/** Printed by `npm run bench`; a speed is never asserted, since the machines are shared. */
test("share images are drawn again and again", async () => {
  const base: ShareImageInput = {
    title: "Somebody with twenty links",
    titleFont: 1,
    titleSize: 24,
    titleColor: "#1A1714",
    background: { type: "solid", color: "#F6F1E7" },
    watermark: "Visita",
  };
  const picture = await plainPng(600, 600, [0, 160, 80, 255]);
  const scenes: [string, ShareImageInput][] = [
    ["title alone", base],
    ["with a profile image of 600 px", { ...base, profile: { bytes: picture, shape: 1 } }],
    ["Arabic title", { ...base, title: "بطاقة زيارة لكل الناس" }],
  ];
  for (const [name, input] of scenes) {
    for (let i = 0; i < WARM_UP; i++) await worker.render(input, readFile);
    const started = performance.now();
    let bytes = 0;
    for (let i = 0; i < RENDERS; i++) bytes = (await worker.render(input, readFile)).byteLength;
    const milliseconds = (performance.now() - started) / RENDERS;
    expect(bytes).toBeGreaterThan(1000);
    if ((env as { BENCH?: string }).BENCH)
      console.info(`share image ${name.padEnd(34)} ${milliseconds.toFixed(0)} ms, ${bytes} bytes`);
  }
});
