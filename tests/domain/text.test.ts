import fc from "fast-check";
import { expect, test } from "vitest";
import { fieldErrorsOf } from "~/domain/errors";
import { escapeHtml } from "~/domain/escape-html";
import { codePoints, isBlank, multiLine, singleLine } from "~/domain/text";
import { fuzzRuns } from "../support/fuzz";

const line = singleLine(120);
const lines = multiLine(500);

test("a line loses controls, overrides, breaks and doubled spaces, and keeps what people write", () => {
  expect(line.parse("  Ada\u0000 \u202Eevil\u202C\r\n Lovelace\u0007 ")).toBe("Ada evil Lovelace");
  expect(line.parse("e\u0301")).toBe("é");
  expect(line.parse("👩‍🚀 مرحبا‌ها")).toBe("👩‍🚀 مرحبا‌ها");
  expect(line.parse("<b>'; DROP TABLE pages;--")).toBe("<b>'; DROP TABLE pages;--");
});

test("a text stands for itself in HTML, in either kind of quotes", () => {
  expect(escapeHtml(`<a href="x" title='y'>&amp;</a> é`)).toBe(
    "&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;amp;&lt;/a&gt; é",
  );
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

// Cleaning that looks back over a run of spaces would take minutes here, so the time limit is the check.
test("a long run of spaces is cleaned in linear time", { timeout: 10_000 }, () => {
  expect(multiLine(125_000).parse(`a${" ".repeat(1_000_000)}\nb`)).toBe("a\nb");
});

test("blank is what shows nothing", () => {
  for (const text of ["", "  \n", "\u200B\u200D", "\u3164", "\u2800 \u00AD"])
    expect(isBlank(text)).toBe(true);
  for (const text of ["a", "。", "😀"]) expect(isBlank(text)).toBe(false);
});

test("cleaning twice changes nothing, and nothing that deceives is left", () => {
  const deceives = /[^\P{Cc}\n]|[\u202A-\u202E\u2066-\u2069]/u;
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 60 }), (raw) =>
      [line, lines].every((schema) => {
        const once = schema.safeParse(raw);
        return !once.success || (schema.parse(once.data) === once.data && !deceives.test(once.data));
      }),
    ),
    { numRuns: fuzzRuns(2000) },
  );
});
