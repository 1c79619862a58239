import fc from "fast-check";
import { expect, test } from "vitest";
import { codePoints, isBlank, multiLine, singleLine } from "~/domain/text";
import { fieldErrorsOf } from "~/domain/errors";

const line = singleLine(120);
const lines = multiLine(500);

test("a line loses controls, overrides, breaks and doubled spaces, and keeps what people write", () => {
  expect(line.parse("  Ada\u0000 \u202Eevil\u202C\r\n Lovelace\u0007 ")).toBe("Ada evil Lovelace");
  expect(line.parse("e\u0301")).toBe("é");
  expect(line.parse("👩‍🚀 مرحبا‌ها")).toBe("👩‍🚀 مرحبا‌ها");
  expect(line.parse("<b>'; DROP TABLE pages;--")).toBe("<b>'; DROP TABLE pages;--");
});

test("lines keep their breaks", () => {
  expect(lines.parse("a \r\nb\u2028c\r\n\n\n\n\nd\te\n")).toBe("a\nb\nc\n\n\nd e");
});

test("length is counted in code points", () => {
  const emoji = "😀".repeat(120);
  expect(codePoints(emoji)).toBe(120);
  expect(line.safeParse(emoji).success).toBe(true);
  const tooLong = line.safeParse(`${emoji}x`);
  expect(fieldErrorsOf(tooLong.error!)).toEqual([{ field: "", messageKey: "tooLong", params: { max: 120 } }]);
  expect(line.safeParse("x".repeat(10_000_000)).success).toBe(false);
});

test("half a character is refused", () => {
  expect(fieldErrorsOf(line.safeParse("a\uD800b").error!)[0]?.messageKey).toBe("textInvalid");
});

test("a long run of spaces costs no time", () => {
  const started = performance.now();
  multiLine(5000).parse(`a${" ".repeat(40_000)}b`);
  expect(performance.now() - started).toBeLessThan(250);
});

test("blank is what shows nothing", () => {
  for (const text of ["", "  \n", "\u200B\u200D", "\u3164", "\u2800 \u00AD"]) expect(isBlank(text)).toBe(true);
  for (const text of ["a", "。", "😀"]) expect(isBlank(text)).toBe(false);
});

test("cleaning twice changes nothing, and nothing that deceives is left", () => {
  const text = fc.string({ unit: "binary", maxLength: 100 });
  fc.assert(
    fc.property(text, (raw) => {
      for (const schema of [line, lines]) {
        const once = schema.safeParse(raw);
        if (!once.success) continue;
        expect(schema.parse(once.data)).toBe(once.data);
        expect(once.data).not.toMatch(/[^\P{Cc}\n]|[\u202A-\u202E\u2066-\u2069]/u);
      }
    }),
    { numRuns: 5000 },
  );
});
