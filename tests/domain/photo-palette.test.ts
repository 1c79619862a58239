import fc from "fast-check";
import { expect, test } from "vitest";
import { contrast, MIN_CONTRAST } from "~/domain/color";
import { gradientSchema } from "~/domain/pages/gradients";
import { lookOf, paletteOfPixels } from "~/domain/pages/photo-palette";
import { READY_GRADIENTS } from "~/domain/pages/ready-gradients";
import { fuzzRuns } from "../support/fuzz";

const pixels = (...parts: [rgba: [number, number, number, number], count: number][]) =>
  new Uint8ClampedArray(parts.flatMap(([rgba, count]) => Array.from({ length: count }, () => rgba).flat()));

test("what is bright comes before what is grey, and what cannot be seen not at all", () => {
  const picture = pixels(
    [[128, 128, 128, 255], 60],
    [[200, 40, 30, 255], 30],
    [[204, 44, 30, 255], 30],
    [[20, 60, 200, 255], 20],
    [[0, 255, 0, 0], 500],
  );
  expect(paletteOfPixels(picture)).toEqual(["#CA2A1E", "#143CC8", "#808080"]);
  expect(paletteOfPixels(picture, 1)).toEqual(["#CA2A1E"]);
  expect(paletteOfPixels(new Uint8ClampedArray())).toEqual([]);
});

test("of any picture come at most five colours, on whose grounds and buttons can be read", () => {
  fc.assert(
    fc.property(fc.uint8ClampedArray({ maxLength: 4 * 64 }), (picture) => {
      const colors = paletteOfPixels(picture);
      expect(colors.length).toBeLessThanOrEqual(5);
      for (const color of colors) {
        const { ground, text, button, onButton } = lookOf(color);
        expect(contrast(ground, text)).toBeGreaterThanOrEqual(MIN_CONTRAST);
        expect(contrast(button, onButton)).toBeGreaterThanOrEqual(MIN_CONTRAST);
      }
    }),
    { numRuns: fuzzRuns(300) },
  );
});

test("twenty gradients are ready, each its own", () => {
  expect(READY_GRADIENTS).toHaveLength(20);
  expect(new Set(READY_GRADIENTS.map(({ colors }) => colors.join())).size).toBe(20);
  for (const gradient of READY_GRADIENTS) expect(gradientSchema.parse(gradient)).toEqual(gradient);
});
