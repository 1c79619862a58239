import { describe, expect, test } from "vitest";
import { importedContact } from "~/domain/contacts/import/row";
import { readVcards } from "~/domain/contacts/import/vcard";
import { csvDelimiter, rowsOfCsv } from "~/domain/files/csv-rows";
import { decodeText } from "~/domain/files/decode";
import { LIMITS } from "~/domain/limits";
import { countedText } from "../support/counted-text";

const BYTES = LIMITS.contactImportBytes;
/** Longer than any cell, value or sample whose length is bounded. */
const LENGTH = 200_000;
/** How often a character may be read: what grows with the square of a file's length reads it thousands of times. */
const READS = 8;

/** A text again and again, up to the size that a file may have. */
const filled = (text: string, bytes: number = LENGTH) => text.repeat(Math.floor(bytes / text.length));

describe("each character of a file is read a bounded number of times", () => {
  test.each([
    [
      "quotes that close nothing, and spaces",
      `name\n"${filled('"a', LENGTH / 2)}${filled(" ", LENGTH / 2)},b\n`,
    ],
    ["spaces behind quotes that close nothing", `name\n"${filled('x"   ')}`],
    ["a quote that is never closed", `name\n"${filled("a,")}`],
    ["quotes with more behind them", `name\n${filled('"a"b,')}`],
    ["quotes that each line leaves open", `name\n${filled('"a""\n""b"\n')}`],
    ["doubled quotes", `name\n"${filled('""')}",b\n`],
    ["one row of delimiters", `name\n${filled(",")}`],
    ["rows of nothing", `name\n${filled("\n")}`],
  ])("CSV of %s", (_, plain) => {
    const { text, counter } = countedText(plain);
    let cells = 0;
    for (const row of rowsOfCsv(text, csvDelimiter(text), 0)) cells = Math.max(cells, row.cells.length);
    expect(counter.read).toBeLessThan(READS * plain.length);
    expect(cells).toBeLessThanOrEqual(LIMITS.contactImportColumns);
  });

  const card = (...lines: string[]) => ["BEGIN:VCARD", "FN:Ada", ...lines, "END:VCARD", ""].join("\n");

  test.each([
    ["quoted-printable that never ends", card(`NOTE;QUOTED-PRINTABLE:${filled("a=\n")}`)],
    [
      "the same behind a long beginning",
      card(`NOTE${filled("a", LENGTH / 2)};QUOTED-PRINTABLE:${filled("=\n", LENGTH / 2)}`),
    ],
    ["short pieces of quoted-printable", filled(card(`NOTE;QUOTED-PRINTABLE:${"a=\n".repeat(3_000)}`))],
    ["folded lines", card(`NOTE:${filled("\n a")}`)],
    ["a photo", card(`PHOTO;ENCODING=b:${filled("\n AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA")}`)],
    ["properties without end", card(filled("TEL:1\n"))],
    ["parameters without end", card(filled(`TEL${";".repeat(9_000)}:1\n`))],
    ["quotes without end", card(filled(`TEL${'"'.repeat(9_001)}:1\n`))],
    ["lines of nothing", card(filled("\n"))],
  ])("vCards of %s", (_, plain) => {
    const { text, counter } = countedText(plain);
    let named = 0;
    for (const { name } of readVcards(text)) if (name === "Ada") named++;
    expect(counter.read).toBeLessThan(READS * plain.length);
    expect(named).toBeGreaterThanOrEqual(1);
  });

  test("lines that end by returns", () => {
    expect(decodeText(new TextEncoder().encode(filled("\r", BYTES)))).toBe(filled("\n", BYTES));
    const wide = (text: string) =>
      new Uint8Array(Uint16Array.from(`\ufeff${text}`, (c) => c.charCodeAt(0)).buffer);
    expect(decodeText(wide("é\r\nb\rc"))).toBe("é\nb\nc");
    expect(decodeText(Uint8Array.of(0xe9, 0x0d, 0x0a, 0x62, 0x0d))).toBe("é\nb\n");
  });

  test("labels with spaces between them", () => {
    const row = { name: "Ada", tags: `a${" ".repeat(50_000)}b` };
    expect(importedContact(row)).toEqual({ problems: ["tags"] });
    expect(importedContact({ name: "Ada", tags: " fair  ; vip ::: * x\n,y " })).toEqual({
      contact: { name: "Ada", note: "", tags: ["fair", "vip", "x", "y"] },
    });
  });
});

test("a value in quoted-printable keeps what follows its parts", () => {
  const text = "BEGIN:VCARD\nNOTE;ENCODING=QUOTED-PRINTABLE:one=\ntwo=20=\n\nTEL:030 111=\nEND:VCARD\n";
  expect([...readVcards(text)]).toEqual([{ note: "onetwo", phone: "030 111=" }]);
});
