import { exports } from "cloudflare:workers";
import { expect, it } from "vitest";
import type { ReadShareImageFile, ShareImageInput } from "~/domain/media/share-image";
import { TITLE_FONTS } from "~/domain/pages/fonts";
import { DEFAULT_GRADIENTS, type Gradient } from "~/domain/pages/gradients";
import { portrait } from "../../workers/sandbox/images";
import { differenceFrom, landscape, readFile } from "./share-image/images";

const worker = (exports as unknown as { default: unknown }).default as {
  render(input: ShareImageInput, read: ReadShareImageFile): Promise<Uint8Array>;
};

const photo = await landscape(1200, 675);
const gradient = (change: Partial<Gradient>): ShareImageInput["background"] => ({
  type: "gradient",
  gradient: { ...(DEFAULT_GRADIENTS[1] as Gradient), ...change },
});
const font = (title: string) => TITLE_FONTS.find((option) => option.title === title)?.id ?? 0;

const base: ShareImageInput = {
  title: "Ada Winter",
  titleFont: 1,
  titleSize: 24,
  titleColor: "#1A1714",
  background: { type: "solid", color: "#F6F1E7" },
  profile: { bytes: portrait(), shape: 1 },
  watermark: "Visita",
};

/** Each was inspected when it was added; UPDATE_REFERENCE=1 writes new ones to test-results/ for inspection. */
const LOOKS: [name: string, input: Partial<ShareImageInput>][] = [
  ["solid", { title: "Ada Winter ☕ Kaffeerösterei & Backstube" }],
  ["gradient-linear", { background: gradient({}), profile: { bytes: portrait(), shape: 2 } }],
  [
    "gradient-radial",
    { background: gradient({ type: "radial", colors: ["#4A4640", "#2B2824", "#141210"] }) },
  ],
  ["gradient-bands", { background: gradient({ style: "bands", rotation: 135 }), titleFont: font("Oswald") }],
  [
    "photo",
    {
      background: { type: "image", bytes: photo, color: "#F6F1E7", radius: 72, isBlur: false },
      title: "Wandern zwischen Fluss und Gipfel",
      titleColor: "#FFFFFF",
    },
  ],
  [
    "photo-blurred",
    {
      background: { type: "image", bytes: photo, color: "#F6F1E7", radius: 0, isBlur: true },
      titleFont: font("Playfair Display"),
      titleSize: 30,
      title: "Alpenglow & Company",
    },
  ],
  ["wide", { profile: { bytes: photo, shape: 4 }, titleFont: font("DM Serif Display"), titleSize: 28 }],
  ["arabic", { title: "ورشة الخزف (Ada Studio) – 2012", titleSize: 30 }],
  ["japanese", { title: "渡邊澤子の写真館「光と影」、東京・下北沢で撮影しています。", profile: undefined }],
  ["emoji", { title: "Łódź 🇵🇱 👩🏽‍🎨 ❤️ ورشة ✨ 1️⃣ 東京 ☕️", titleSize: 26 }],
  ["handwritten", { title: "Slow mornings, warm bread", titleFont: font("Pacifico"), titleSize: 26 }],
];

it.each(LOOKS)("looks like its reference: %s", async (name, change) => {
  const png = await worker.render({ ...base, ...change }, readFile);
  expect(await differenceFrom(name, png)).toBeLessThan(0.001);
});
