import { expect, test } from "vitest";
import { contrastOver, imageScrimFor, type PixelField } from "~/domain/media/scrim";

const WHOLE = { left: 0, top: 0, width: 60, height: 20 };

function field(pixelAt: (x: number) => number): PixelField {
  const data = Array.from({ length: 60 * 20 }, (_, i) => [...Array(3).fill(pixelAt(i % 60)), 255]).flat();
  return { width: 60, height: 20, data };
}

const stripes = field((x) => (x % 2 === 0 ? 230 : 20));

test.each([
  ["white on white", field(() => 255), "#FFFFFF", 0],
  ["black on black", field(() => 0), "#000000", 255],
  ["white on stripes", stripes, "#FFFFFF", 0],
  ["black on stripes", stripes, "#000000", 255],
] as const)("%s is read below its veil", (_, pixels, ink, toward) => {
  const scrim = imageScrimFor(pixels, WHOLE, ink);
  expect(scrim.toward).toBe(toward);
  expect(scrim.share).toBeGreaterThan(0);
  expect(contrastOver(pixels, WHOLE, ink, scrim)).toBeGreaterThanOrEqual(4.5);
});

test("there is no veil where none is needed, nor for what lies beside the text", () => {
  expect(
    imageScrimFor(
      field(() => 10),
      WHOLE,
      "#FFFFFF",
    ).share,
  ).toBe(0);
  const half = field((x) => (x < 30 ? 10 : 255));
  expect(imageScrimFor(half, { ...WHOLE, width: 30 }, "#FFFFFF").share).toBe(0);
});
