import { env, exports } from "cloudflare:workers";
import fc from "fast-check";
import { afterEach, expect, it, vi } from "vitest";
import type { ReadShareImageFile, ShareImageInput } from "~/domain/media/share-image";
import { TITLE_FONTS } from "~/domain/pages/fonts";
import { boundsOf, JPEG, landscape, plainPng, read, readFile, WEBP } from "./share-image/images";

const worker = (exports as unknown as { default: unknown }).default as {
  render(input: ShareImageInput, read: ReadShareImageFile): Promise<Uint8Array>;
};
const { FUZZ_FACTOR } = env as { FUZZ_FACTOR?: string };
const CASES = 12 * Number(FUZZ_FACTOR || 1);
const TIMEOUT = 30_000 * Number(FUZZ_FACTOR || 1);

const base: ShareImageInput = {
  title: "",
  titleFont: 1,
  titleSize: 48,
  titleColor: "#1A1714",
  background: { type: "solid", color: "#F6F1E7" },
  watermark: "Visita",
};

// why: parts left out of an image are logged, which is tested elsewhere.
const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
afterEach(() => warn.mockClear());

/** Draws a title and finds the box around it. */
async function drawn(title: string, titleFont = 1) {
  const bitmap = await read(await worker.render({ ...base, title, titleFont }, readFile));
  return boundsOf(bitmap, (color) => color !== 0xf6f1e7, [0, 560]);
}

const TITLES: [name: string, title: string][] = [
  ["120 emoji", "😀".repeat(120)],
  ["12 people with skin and hair", "👩🏽‍🦰".repeat(12)],
  ["families joined without end", `👨${"‍👩".repeat(50)}`],
  ["flags that end in a half", `🇵🇹🇯${"🇵".repeat(61)}`],
  ["nothing but joiners and selectors", "\u200D\uFE0F\u200D\uFE0F"],
  ["a word of 120 letters", "Donaudampfschifffahrts".repeat(6).slice(0, 120)],
  ["120 ideographs", "澤".repeat(120)],
  ["control characters", "Ada\u0000\u0007\u001B[31m Winter\u0085"],
  ["overrides of direction", "\u202Eretniw adA\u202C \u2067Ada\u2069"],
  ["both directions and all scripts", "Ada ورشة 123 שלום (東京) ١٢٣ [Ada] «Łódź» Ω 😀 ورشة"],
  ["brackets that never close", "(([[{{ورشة((( Ada"],
  ["marks on marks", `A${"\u0301\u0327\u0308".repeat(39)}`],
  ["spaces only", "   \u3000\u2003  "],
  ["markup", '<script>alert(1)</script>"&quot;<image href=x>'],
];

// First, while no font is open in this isolate.
it("a missing font file is an error, to be tried again, and never a picture without letters", async () => {
  const missing: ReadShareImageFile = async (name) => (name.endsWith(".ttf") ? null : readFile(name));
  const { renderShareImage } = await import("../../workers/share-image/renderer");
  const tools = { read: missing, convert: async () => JPEG, notice: () => {} };
  await expect(renderShareImage({ ...base, title: "Ada" }, tools)).rejects.toThrow("is missing");
});

it.each(TITLES)("a title of %s stays within the margins", async (_name, title) => {
  const box = await drawn(title);
  // Some have no letter that can be drawn.
  if (!box) {
    expect(title.replace(/[\p{C}\p{Z}\p{M}\p{Extended_Pictographic}]/gu, "")).toBe("");
    return;
  }
  expect(box.left).toBeGreaterThanOrEqual(58);
  expect(box.right).toBeLessThanOrEqual(1142);
});

it("any title in any font becomes a picture within its edges", { timeout: TIMEOUT }, async () => {
  const title = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 60 }),
    fc.string({ unit: "binary", maxLength: 60 }),
    fc.string({ unit: fc.constantFrom(..."aW ()-–/😀🇵🇹ورشةشלו東京、。ー「」12١٢‍️"), maxLength: 60 }),
  );
  const font = fc.constantFrom(...TITLE_FONTS.map(({ id }) => id));
  const property = fc.asyncProperty(title, font, async (text, id) => {
    fc.pre(text.isWellFormed());
    const box = await drawn(text, id);
    if (box) expect([box.left > 30, box.right < 1170]).toEqual([true, true]);
  });
  await fc.assert(property, { numRuns: CASES });
});

it("a broken picture never breaks the drawing, wherever it breaks off", { timeout: TIMEOUT }, async () => {
  const whole = [JPEG, WEBP, await plainPng(90, 60, [9, 99, 9, 255]), await landscape(200, 120)];
  const property = fc.asyncProperty(
    fc.constantFrom(...whole),
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.uint8Array({ maxLength: 8 }),
    fc.boolean(),
    async (bytes, share, garbage, isBlur) => {
      const broken = bytes.slice(0, Math.round(bytes.length * share));
      broken.set(garbage.slice(0, broken.length), Math.max(0, broken.length - garbage.length));
      const background = { type: "image", bytes: broken, color: "#204060", radius: 24, isBlur } as const;
      const input: ShareImageInput = { ...base, background, profile: { bytes: broken, shape: 4 } };
      const { width, height } = await read(await worker.render(input, readFile));
      expect([width, height]).toEqual([1200, 675]);
    },
  );
  await fc.assert(property, { numRuns: CASES });
});
