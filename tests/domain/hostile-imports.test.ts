import { describe, expect, test } from "vitest";
import { importedContact } from "~/domain/contacts/import/row";
import { readVcards } from "~/domain/contacts/import/vcard";
import { csvDelimiter, rowsOfCsv } from "~/domain/files/csv-rows";
import { decodeText } from "~/domain/files/decode";
import { LIMITS } from "~/domain/limits";

const BYTES = LIMITS.contactImportBytes;
/** Far more than ten megabytes take, and far less than what grows with their square. */
const PATIENCE_MS = 20_000;

/** @returns the content of a file, read as an import reads it, and the milliseconds that took */
function timed<T>(read: () => T): { found: T; ms: number } {
  const begin = performance.now();
  const found = read();
  return { found, ms: performance.now() - begin };
}

/** A text again and again, up to the size that a file may have. */
const filled = (text: string, bytes: number = BYTES) => text.repeat(Math.floor(bytes / text.length));

describe("a file of ten megabytes is read in its time, whatever stands in it", () => {
  test.each([
    ["quotes that close nothing, and spaces", `name\n"${filled('"a', 5e6)}${filled(" ", 4e6)},b\n`],
    ["spaces behind quotes that close nothing", `name\n"${filled('x"   ', 9e6)}`],
    ["a quote that is never closed", `name\n"${filled("a,", 9e6)}`],
    ["quotes with more behind them", `name\n${filled('"a"b,', 9e6)}`],
    ["quotes that each line leaves open", `name\n${filled('"a""\n""b"\n', 9e6)}`],
    ["doubled quotes", `name\n"${filled('""', 9e6)}",b\n`],
    ["one row of delimiters", `name\n${filled(",", 9e6)}`],
    ["rows of nothing", `name\n${filled("\n", 9e6)}`],
  ])("CSV of %s", (_, text) => {
    const { found, ms } = timed(() => {
      let cells = 0;
      for (const row of rowsOfCsv(text, csvDelimiter(text), 0)) cells = Math.max(cells, row.cells.length);
      return cells;
    });
    expect(ms).toBeLessThan(PATIENCE_MS);
    expect(found).toBeLessThanOrEqual(LIMITS.contactImportColumns);
  });

  const card = (...lines: string[]) => ["BEGIN:VCARD", "FN:Ada", ...lines, "END:VCARD", ""].join("\n");

  test.each([
    ["quoted-printable that never ends", card(`NOTE;QUOTED-PRINTABLE:${filled("a=\n", 9e6)}`)],
    [
      "the same behind a long beginning",
      card(`NOTE${filled("a", 4e6)};QUOTED-PRINTABLE:${filled("=\n", 4e6)}`),
    ],
    ["short pieces of quoted-printable", filled(card(`NOTE;QUOTED-PRINTABLE:${"a=\n".repeat(3_000)}`), 9e6)],
    ["folded lines", card(`NOTE:${filled("\n a", 9e6)}`)],
    ["a photo", card(`PHOTO;ENCODING=b:${filled("\n AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", 9e6)}`)],
    ["properties without end", card(filled("TEL:1\n", 9e6))],
    ["parameters without end", card(filled(`TEL${";".repeat(9_000)}:1\n`, 9e6))],
    ["quotes without end", card(filled(`TEL${'"'.repeat(9_001)}:1\n`, 9e6))],
    ["lines of nothing", card(filled("\n", 9e6))],
  ])("vCards of %s", (_, text) => {
    const { found, ms } = timed(() => {
      let named = 0;
      for (const { name } of readVcards(text)) if (name === "Ada") named++;
      return named;
    });
    expect(ms).toBeLessThan(PATIENCE_MS);
    expect(found).toBeGreaterThanOrEqual(1);
  });

  test("lines that end by returns", () => {
    const { found, ms } = timed(() => decodeText(new TextEncoder().encode(filled("\r"))));
    expect(ms).toBeLessThan(PATIENCE_MS);
    expect(found).toBe(filled("\n"));
    const wide = (text: string) =>
      new Uint8Array(Uint16Array.from(`\ufeff${text}`, (c) => c.charCodeAt(0)).buffer);
    expect(decodeText(wide("é\r\nb\rc"))).toBe("é\nb\nc");
    expect(decodeText(Uint8Array.of(0xe9, 0x0d, 0x0a, 0x62, 0x0d))).toBe("é\nb\n");
  });

  test("labels with spaces between them", () => {
    const row = { name: "Ada", tags: `a${" ".repeat(500_000)}b` };
    const { found, ms } = timed(() => importedContact(row));
    expect(ms).toBeLessThan(PATIENCE_MS);
    expect(found).toEqual({ problems: ["tags"] });
    expect(importedContact({ name: "Ada", tags: " fair  ; vip ::: * x\n,y " })).toEqual({
      contact: { name: "Ada", note: "", tags: ["fair", "vip", "x", "y"] },
    });
  });
});

test("a value in quoted-printable keeps what follows its parts", () => {
  const text = "BEGIN:VCARD\nNOTE;ENCODING=QUOTED-PRINTABLE:one=\ntwo=20=\n\nTEL:030 111=\nEND:VCARD\n";
  expect([...readVcards(text)]).toEqual([{ note: "onetwo", phone: "030 111=" }]);
});
