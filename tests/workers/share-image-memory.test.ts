import { expect, it } from "vitest";
import type { ShareImageInput } from "~/domain/media/share-image";
import { JPEG, readFile } from "./share-image/pictures";

/** The memories of every WebAssembly instance made from here on: shaper, layout and rasterizer. */
const memories: WebAssembly.Memory[] = [];

function remember(instance: WebAssembly.Instance): void {
  memories.push(...Object.values(instance.exports).filter((value) => value instanceof WebAssembly.Memory));
}

// why: the libraries keep their instances to themselves.
const { Instance, instantiate } = WebAssembly;
WebAssembly.Instance = new Proxy(Instance, {
  construct(target, args: [WebAssembly.Module, WebAssembly.Imports]) {
    const instance = new target(...args);
    remember(instance);
    return instance;
  },
});
WebAssembly.instantiate = (async (module: WebAssembly.Module, imports: WebAssembly.Imports) => {
  const instance = await instantiate(module, imports);
  remember(instance);
  return instance;
}) as typeof WebAssembly.instantiate;

const TITLES = [
  "Ada Winter",
  "Rechtsanwaltskanzlei für Verkehrsordnungswidrigkeiten und Nachbarschaftsstreitigkeiten",
  "ورشة الخزف والزجاج (Ada Studio) منذ 2012",
  "渡邊澤子の写真館「光と影」",
  "Кофейня Łódź – Ελληνικά",
];

function scene(round: number): ShareImageInput {
  return {
    title: `${TITLES[round % TITLES.length]} ${round}`,
    titleFont: 1,
    titleSize: 12 + (round % 37),
    titleColor: "#1A1714",
    background: { type: "solid", color: "#F6F1E7" },
    watermark: "Visita",
    // A picture in every third round, and in every sixth one that breaks off while it is decoded.
    ...(round % 3 === 0 && {
      profile: { bytes: round % 6 === 0 ? JPEG.slice(0, 700) : JPEG, shape: 1 as const },
    }),
  };
}

it("takes no more WebAssembly memory after 200 images than after 30", { timeout: 120_000 }, async () => {
  const { renderShareImage } = await import("../../workers/share-image/renderer");
  const doing = { read: readFile, convert: async () => JPEG, notice: () => {} };
  const sizes = () => memories.map((memory) => memory.buffer.byteLength);
  for (let round = 0; round < 30; round++) await renderShareImage(scene(round), doing);
  const warm = sizes();
  expect(warm).toHaveLength(3);
  for (let round = 30; round < 230; round++) await renderShareImage(scene(round), doing);
  expect(sizes()).toEqual(warm);
});
