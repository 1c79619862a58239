import fc from "fast-check";
import { expect, test } from "vitest";
import { colorSchema, contrast, legibleOn, MIN_CONTRAST, readableOn } from "~/domain/color";
import { fuzzRuns } from "../support/fuzz";

const colors = fc
  .integer({ min: 0, max: 0xffffff })
  .map((n) => `#${n.toString(16).padStart(6, "0").toUpperCase()}`);

test("contrast is WCAG's", () => {
  expect(contrast("#000000", "#FFFFFF")).toBeCloseTo(21, 5);
  expect(contrast("#777777", "#FFFFFF")).toBeCloseTo(4.48, 2);
  expect(contrast("#123456", "#123456")).toBe(1);
});

test("black or white is readable on every colour", () => {
  fc.assert(
    fc.property(colors, (color) => {
      expect(contrast(readableOn(color), color)).toBeGreaterThanOrEqual(4.5);
    }),
    { numRuns: fuzzRuns(2000) },
  );
  expect(readableOn("#FFFFFF")).toBe("#000000");
  expect(readableOn("#000000")).toBe("#FFFFFF");
});

test("a colour gives way where it cannot be read", () => {
  expect(legibleOn("#FFFFFF", "#0A5C36")).toBe("#0A5C36");
  expect(legibleOn("#FFFFFF", "#FFE066")).toBe("#000000");
  expect(legibleOn("#10204A", "#203060")).toBe("#FFFFFF");
  fc.assert(
    fc.property(colors, colors, (background, ink) => {
      expect(contrast(legibleOn(background, ink), background)).toBeGreaterThanOrEqual(MIN_CONTRAST);
    }),
    { numRuns: fuzzRuns(2000) },
  );
});

test("only #RRGGBB is a colour", () => {
  expect(colorSchema.parse("#abCdef")).toBe("#ABCDEF");
  for (const wrong of ["red", "#fff", "#12345G", "#1234567", "url(x)", "#123456;color:red", ""]) {
    expect(colorSchema.safeParse(wrong).success).toBe(false);
  }
});
