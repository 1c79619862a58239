import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import type { ShareImageInput } from "~/domain/media/share-image";
import { TITLE_FONTS } from "~/domain/pages/fonts";
import { DEFAULT_GRADIENTS, type Gradient } from "~/domain/pages/gradients";
import { JPEG, landscape, readFile } from "./share-image/images";

/** The memories of every WebAssembly instance made from here on: shaper, layout and rasterizer. */
const memories: WebAssembly.Memory[] = [];

function cacheSet(instance: WebAssembly.Instance): void {
  memories.push(...Object.values(instance.exports).filter((value) => value instanceof WebAssembly.Memory));
}

// why: the libraries do not expose their instances.
const { Instance, instantiate } = WebAssembly;
WebAssembly.Instance = new Proxy(Instance, {
  construct(target, args: [WebAssembly.Module, WebAssembly.Imports]) {
    const instance = new target(...args);
    cacheSet(instance);
    return instance;
  },
});
WebAssembly.instantiate = (async (module: WebAssembly.Module, imports: WebAssembly.Imports) => {
  const instance = await instantiate(module, imports);
  cacheSet(instance);
  return instance;
}) as typeof WebAssembly.instantiate;

const { BENCH } = env as { BENCH?: string };
const ROUNDS = 1000;
/** A Worker has 128 MB in all. */
const MAX_BYTES = 64 * 1024 * 1024;

const TITLES = [
  "Ada Winter",
  "Rechtsanwaltskanzlei für Verkehrsordnungswidrigkeiten und Nachbarschaftsstreitigkeiten",
  "ورشة الخزف والزجاج (Ada Studio) منذ 2012",
  "渡邊澤子の写真館「光と影」",
  "Кофейня Łódź – Ελληνικά 👩🏽‍🎨 🇵🇹 ✦",
];

const photo = await landscape(600, 338);

function backgroundOf(round: number): ShareImageInput["background"] {
  if (round % 5 === 0) return { type: "gradient", gradient: DEFAULT_GRADIENTS[round % 3] as Gradient };
  if (round % 7 === 0) {
    // Every other one breaks off while it is decoded.
    const bytes = round % 2 === 0 ? photo : photo.slice(0, 5000);
    return { type: "image", bytes, color: "#204060", radius: 48, isBlur: round % 3 === 0 };
  }
  return { type: "solid", color: "#F6F1E7" };
}

function scene(round: number): ShareImageInput {
  return {
    title: `${TITLES[round % TITLES.length]} ${round}`,
    titleFont: TITLE_FONTS[Math.floor(round / TITLES.length) % TITLE_FONTS.length]?.id ?? 1,
    titleSize: 12 + (round % 37),
    titleColor: "#1A1714",
    background: backgroundOf(round),
    watermark: "Visita",
    ...(round % 3 === 0 && {
      profile: { bytes: round % 6 === 0 ? JPEG.slice(0, 700) : JPEG, shape: 1 as const },
    }),
  };
}

it(`takes no more WebAssembly memory after ${ROUNDS} images than when it was warm`, {
  timeout: 600_000,
}, async () => {
  const { renderShareImage } = await import("../../workers/share-image/renderer");
  const tools = { read: readFile, convert: async () => JPEG, notice: () => {} };
  const sizes = () => memories.map((memory) => memory.buffer.byteLength);
  const draw = async (from: number, to: number) => {
    for (let round = from; round < to; round++) await renderShareImage(scene(round), tools);
  };
  // Every title in every font.
  await draw(0, TITLES.length * TITLE_FONTS.length);
  const warm = sizes();
  expect(warm).toHaveLength(3);
  await draw(0, ROUNDS);
  const total = sizes().reduce((sum, bytes) => sum + bytes, 0);
  if (BENCH)
    console.info(
      `share image memory of WebAssembly: ${(total / 2 ** 20).toFixed(1)} MB after ${ROUNDS}, as when warm`,
    );
  expect(sizes()).toEqual(warm);
  expect(total).toBeLessThan(MAX_BYTES);
});
