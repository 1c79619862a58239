import { parse } from "csv-parse/sync";
import fc from "fast-check";
import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { contactVcard } from "~/domain/contacts/contact-vcard";
import { CSV_START, type CsvKind, csvHeader, csvRows } from "~/domain/contacts/csv";
import { guessColumns, valuesOf } from "~/domain/contacts/import/fields";
import { importedContact } from "~/domain/contacts/import/row";
import { readVcards } from "~/domain/contacts/import/vcard";
import type { ListedContact } from "~/domain/contacts/view";
import { harmless, unharmed } from "~/domain/files/csv-cells";
import { csvDelimiter, readCsvRows } from "~/domain/files/csv-rows";
import { decodeText } from "~/domain/files/decode";
import { delimiterOf } from "~/domain/files/delimiter";
import { csvCounter, vcardCounter } from "~/features/contacts/files/count-records";
import { fuzzRuns } from "../support/fuzz";

const CASES = fuzzRuns(500);

const contact = (given: Partial<ListedContact> = {}): ListedContact => ({
  ...{ id: "cnt_1", name: "Ada", source: "page", tags: [], status: "new", seenTimes: 1 },
  createdAt: "2026-11-23T10:00:00.000Z",
  ...given,
});

const fileOf = (contacts: ListedContact[], kind: CsvKind) =>
  CSV_START[kind] + csvHeader() + csvRows(contacts, kind);

/** Texts that files are broken by, among any others. */
const nasty = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 40 }),
  fc
    .array(
      fc.constantFrom(..."=+-@＝＋－＠\t\r\n \"',;;\\:ب漢é\u200b\u00a0", "=cmd|'/c calc'!A1", "END:VCARD"),
      {
        maxLength: 8,
      },
    )
    .map((parts) => parts.join("")),
);

describe("CSV", () => {
  test("names its columns in their order, also without any contact", () => {
    expect(fileOf([], "crm")).toBe(
      "Created at,Name,Email,Phone,Position,Company,LinkedIn,Page,Card,Code,Source,Message,Note,Tags,Consent text,Consent version,Consent time\r\n",
    );
    expect(fileOf([], "spreadsheet").charCodeAt(0)).toBe(0xfeff);
  });

  test("is read back by another program without a difference but the apostrophes", () => {
    const fields = fc.record({
      ...{
        name: nasty,
        email: nasty,
        phone: nasty,
        position: nasty,
        company: nasty,
        message: nasty,
        note: nasty,
      },
    });
    fc.assert(
      fc.property(fc.array(fields, { maxLength: 4 }), (people) => {
        const contacts = people.map((given) => contact(given));
        const text = fileOf(contacts, "spreadsheet");
        const rows: string[][] = parse(text, { bom: true, relax_column_count: false });
        expect(rows).toHaveLength(people.length + 1);
        const cells = (name: keyof (typeof people)[number]) => people.map((given) => given[name]);
        expect(rows.slice(1).map((row) => unharmed(row[1] ?? ""))).toEqual(cells("name").map(unharmedTwice));
        expect(rows.slice(1).map((row) => unharmed(row[12] ?? ""))).toEqual(cells("note").map(unharmedTwice));
        // Where the list separator is a semicolon, rows are parted by it and by line ends, whatever is quoted.
        for (const cell of text.slice(1).split(/[;\t\r\n]/))
          expect(cell).not.toMatch(/^["\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]/u);
        for (const cell of rows.flat()) expect(cell).not.toMatch(/^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]/u);
        const counter = csvCounter();
        for (let i = 0; i < text.length; i += 7) counter.take(text.slice(i, i + 7));
        expect(counter.count()).toBe(people.length);
      }),
      { numRuns: CASES },
    );
  });

  test.each([
    ["=1+1", "'=1+1"],
    ["  @SUM(A1)", "'  @SUM(A1)"],
    ["＝1", "'＝1"],
    ["\u200b=1", "'\u200b=1"],
    ["\tx", "'\tx"],
    ["\rx", "'\rx"],
    ["1+1", "1+1"],
    ["x;=1+1;", "x;'=1+1;"],
    ["x\n=1+1", "x\n'=1+1"],
    ['x; "=1', "x;' \"=1"],
    ["wink ;)", "wink ;)"],
    ["'=1", "'=1"],
  ])("makes %j harmless", (text, cell) => {
    expect(harmless(text)).toBe(cell);
  });

  test("leaves phone numbers as they are for a CRM, and only what is one", () => {
    const people = [contact({ phone: "+49 30 123456" }), contact({ phone: "+1+cmd|' /C calc'!A0" })];
    const phones = (kind: CsvKind) =>
      (parse(fileOf(people, kind), { bom: true }) as string[][]).slice(1).map((row) => row[3]);
    expect(phones("crm")).toEqual(["+49 30 123456", "'+1+cmd|' /C calc'!A0"]);
    expect(phones("spreadsheet")).toEqual(["'+49 30 123456", "'+1+cmd|' /C calc'!A0"]);
  });
});

/** A cell with its own apostrophe before a formula is read back without it: both are written the same. */
const unharmedTwice = (text: string) => unharmed(harmless(text));

describe("vCard", () => {
  test("is read back by another program without a difference", () => {
    const words = nasty.filter((text) => text.trim() !== "");
    fc.assert(
      fc.property(
        fc.array(fc.record({ name: words, company: words, note: words }), { maxLength: 3 }),
        (people) => {
          const text = people.map((given) => contactVcard(contact(given), {})).join("");
          const cards = text === "" ? [] : [ICAL.parse(text)].flat(1);
          const parsed =
            text === ""
              ? []
              : (people.length === 1 ? [cards] : cards).map((card) => new ICAL.Component(card as never));
          expect(parsed).toHaveLength(people.length);
          parsed.forEach((card, n) => {
            const { name = "", note = "" } = people[n] ?? {};
            // The other program leaves the backslash before a semicolon (RFC 6350, 3.4 has it taken off).
            const read = (property: string) =>
              String(card.getFirstPropertyValue(property)).replaceAll("\\;", ";");
            expect(read("fn")).toBe(plain(name));
            expect(read("note")).toBe(plain(`2026-11-23\n${note}`));
          });
          const counter = vcardCounter();
          for (let i = 0; i < text.length; i += 5) counter.take(text.slice(i, i + 5));
          expect(counter.count()).toBe(people.length);
        },
      ),
      { numRuns: CASES },
    );
  });

  test("says where and when in its note, then the message and what its owner noted", () => {
    const card = contactVcard(
      contact({
        codeName: "Lisbon fair",
        page: { id: "pg_1", title: "My page" },
        message: "Call me",
        note: "Nice",
      }),
      {},
    );
    expect(card).toContain("NOTE:Lisbon fair\\, 2026-11-23\\nCall me\\nNice\r\n");
  });

  test("goes by what else there is without a name", () => {
    expect(contactVcard(contact({ name: "", email: "ada@visita.example" }), {})).toContain(
      "FN:ada@visita.example",
    );
  });
});

/** A text as a line of a file can hold it. */
const plain = (text: string) =>
  text
    .toWellFormed()
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n")
    .replace(/[^\P{Cc}\n]/gu, " ");

describe("a file of a language", () => {
  test("has semicolons where spreadsheets expect them, and is read again", () => {
    expect((["de", "es", "fi", "fr", "it", "nl", "pl", "pt"] as const).map(delimiterOf)).toEqual(
      Array(8).fill(";"),
    );
    expect((["en", "jp", "ar"] as const).map(delimiterOf)).toEqual(Array(3).fill(","));
    const rows = csvRows([contact({ name: "A; B", company: "C, D" })], "spreadsheet", ";");
    expect(rows).toMatch(/^2026-11-23T10:00:00.000Z;"A; B";;;;C, D;/);
    const text = csvHeader(";") + rows.replaceAll("\r\n", "\n");
    expect(csvDelimiter(text)).toBe(";");
  });

  test("as a vCard carries the tags as categories", () => {
    const file = contactVcard(contact({ tags: ["fair", "a, b"] }), {});
    expect(file).toContain("\r\nCATEGORIES:fair,a\\, b\r\n");
    expect(contactVcard(contact(), {})).not.toContain("CATEGORIES");
  });
});

describe("a file to import", () => {
  const read = (file: string) => {
    const text = decodeText(new TextEncoder().encode(file));
    const rows = readCsvRows(text, csvDelimiter(text), 0, 100).map(({ cells }) => cells);
    const [header = [], ...rest] = rows;
    const columns = guessColumns(header);
    return rest.map((row) => importedContact(valuesOf(row, columns, header)));
  };

  test("of Google is read, labels and several addresses too", () => {
    const csv = [
      "First Name,Middle Name,Last Name,Organization Name,Organization Title,Notes,Labels,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value",
      'Ada,,Lovelace,Engines,Countess,"Met, in Lisbon",* myContacts ::: Fair,* Work,ada@visita.example ::: b@visita.example,Mobile,+44 20 7946 0018',
    ].join("\n");
    expect(read(csv)).toEqual([
      {
        contact: {
          ...{ name: "Ada Lovelace", company: "Engines", position: "Countess" },
          note: "Met, in Lisbon\nE-mail 1 - Value: b@visita.example",
          ...{ email: "ada@visita.example", phone: "+44 20 7946 0018", tags: ["fair"] },
        },
      },
    ]);
  });

  test("of Outlook is read, the first number that is filled in", () => {
    const csv =
      "First Name,Last Name,Company,Job Title,Business Phone,Home Phone,Mobile Phone,E-mail Address,Notes,Categories\r\n" +
      "Grace,Hopper,Navy,Admiral,,,+1 212 555 0100,grace@visita.example,,vip;navy\r\n";
    expect(read(csv)).toEqual([
      {
        contact: {
          ...{ name: "Grace Hopper", company: "Navy", position: "Admiral", note: "", tags: ["vip", "navy"] },
          ...{ phone: "+1 212 555 0100", email: "grace@visita.example" },
        },
      },
    ]);
  });

  test("with several values of one field keeps the others in the note, by what they are called", () => {
    const csv = [
      "Name,Business Phone,Mobile Phone,E-mail 1 - Value,E-mail 2 - Value,Labels,Groups,Notes,Comments",
      "Ada,+44 20 7946 0018,'+44 7700 900123,a@x.example ::: b@x.example,A@x.example,fair,vip,met,twice",
      "Grace,,+1 212 555 0100,,g@x.example,,,,",
    ].join("\n");
    expect(read(csv)).toEqual([
      {
        contact: {
          ...{ name: "Ada", phone: "+44 20 7946 0018", email: "a@x.example", tags: ["fair", "vip"] },
          note: "met\nMobile Phone: +44 7700 900123\nE-mail 1 - Value: b@x.example\nComments: twice",
        },
      },
      { contact: { name: "Grace", phone: "+1 212 555 0100", email: "g@x.example", note: "", tags: [] } },
    ]);
  });

  test("of Outlook in German, in the encoding of Windows and with semicolons", () => {
    const text =
      "Vorname;Nachname;Firma;E-Mail-Adresse;Mobiltelefon\r\nJörg;Müßig;Grün & Co;joerg@visita.example;0171 1234567\r\n";
    const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
    expect(read(decodeText(bytes))).toEqual([
      {
        contact: {
          ...{ name: "Jörg Müßig", company: "Grün & Co", note: "", tags: [] },
          ...{ email: "joerg@visita.example", phone: "0171 1234567" },
        },
      },
    ]);
  });

  test("of Linktree and HiHello is read by their columns", () => {
    expect(read("Name,Email,Phone number,Date subscribed\nAda,ada@visita.example,,2026-01-01\n")).toEqual([
      { contact: { name: "Ada", email: "ada@visita.example", note: "", tags: [] } },
    ]);
    expect(
      read(
        "First Name,Last Name,Company,Job Title,Email,Phone,Notes,Tags\nAda,L,E,C,a@visita.example,,n,t\n",
      ),
    ).toEqual([
      {
        contact: {
          ...{ name: "Ada L", company: "E", position: "C", email: "a@visita.example" },
          note: "n",
          tags: ["t"],
        },
      },
    ]);
  });

  test("of our own is what was exported, formulas too", () => {
    const given = { name: "=HYPERLINK(1)", phone: "+49 30 123456", tags: ["a", "b"], note: "two\nlines" };
    expect(
      read(
        fileOf([contact(given)], "spreadsheet")
          .slice(1)
          .replaceAll("\r\n", "\n"),
      ),
    ).toEqual([{ contact: given }]);
  });

  test.each([
    [{}, "nobody"],
    [{ company: "Only a company" }, "nobody"],
    [{ email: "no address" }, "email"],
    [{ name: "A", phone: "call me" }, "phone"],
    [{ name: "x".repeat(2_000) }, "name"],
    [{ name: "A", linkedIn: "https://visita.example/" }, "linkedIn"],
    [{ name: "A", tags: "x".repeat(100) }, "tags"],
    [{ name: "A", note: "x".repeat(6_000) }, "note"],
  ])("refuses a row of %j", (values, problem) => {
    expect(importedContact(values)).toEqual({ problems: [problem] });
  });

  test("with rows of any length and quotes that never close ends, and no row is read twice", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom("a", ",", '"', "\n", ";", "é"), maxLength: 200 }),
        (text) => {
          const delimiter = csvDelimiter(text);
          const whole = readCsvRows(text, delimiter, 0, 1_000).map(({ cells }) => cells);
          const parts: string[][] = [];
          for (let at = 0; at < text.length; ) {
            const rows = readCsvRows(text, delimiter, at, 2);
            parts.push(...rows.map(({ cells }) => cells));
            const next = rows.at(-1)?.next ?? text.length;
            expect(next).toBeGreaterThan(at);
            at = next;
            if (rows.length < 2) break;
          }
          expect(parts).toEqual(whole);
        },
      ),
      { numRuns: CASES },
    );
  });
});

describe("vCards to import", () => {
  const people = (text: string) => [...readVcards(text)];

  test("of 2.1 are read: quoted-printable over lines, its character set, a photo, types without a name", () => {
    const text = [
      "BEGIN:VCARD",
      "VERSION:2.1",
      "N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BCller;J=C3=B6rg;;;",
      "FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:J=C3=B6rg=",
      "=20M=C3=BCller",
      "TEL;HOME:030 111",
      "TEL;CELL;PREF:+49 171 1234567",
      "ORG:Gr=FCn;Sales",
      "PHOTO;ENCODING=BASE64;TYPE=JPEG:/9j/4AAQSkZJRgABAQ",
      " AAAQABAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRof",
      "",
      "EMAIL;INTERNET:joerg@visita.example",
      "END:VCARD",
    ].join("\r\n");
    expect(people(text)).toEqual([
      {
        rest: [["Phone (home)", "030 111"]],
        ...{ name: "Jörg Müller", firstName: "Jörg", lastName: "Müller", phone: "+49 171 1234567" },
        ...{ company: "Gr=FCn", email: "joerg@visita.example" },
      },
    ]);
  });

  test("of 3.0 are read: groups, folded lines, escaped characters", () => {
    const text = [
      "BEGIN:VCARD",
      "VERSION:3.0",
      "N:Doe;Jane;;;",
      "FN:Jane \\, Doe",
      "item1.EMAIL;type=INTERNET;type=pref:jane@visi",
      " ta.example",
      "item1.X-ABLabel:work",
      "TITLE:Head\\; of things",
      "NOTE:one\\ntwo",
      "X-SOCIALPROFILE;type=linkedin:https://www.linkedin.com/in/jane",
      "CATEGORIES:fair,vip",
      "END:VCARD",
      "begin:vcard",
      "version:3.0",
      "fn:Second",
      "end:vcard",
    ].join("\n");
    expect(people(text)).toEqual([
      {
        ...{ name: "Jane , Doe", firstName: "Jane", lastName: "Doe", email: "jane@visita.example" },
        ...{ position: "Head; of things", note: "one\ntwo", tags: "fair,vip" },
        linkedIn: "https://www.linkedin.com/in/jane",
      },
      { name: "Second" },
    ]);
  });

  test("of 4.0 are read: addresses as URIs, quoted parameters", () => {
    const text =
      'BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Ada\r\nTEL;VALUE=uri;TYPE="voice,home":tel:+44-20-7946-0018\r\nEMAIL;PREF=1:mailto:ada@visita.example\r\nEND:VCARD\r\n';
    expect(people(text)).toEqual([{ name: "Ada", phone: "+44-20-7946-0018", email: "ada@visita.example" }]);
  });

  test("of our own are what was exported", () => {
    const given = { name: "Ada; L", company: "A, B", email: "ada@visita.example", phone: "+442079460018" };
    const [person] = people(contactVcard(contact(given), {}));
    expect(importedContact(person ?? {})).toEqual({ contact: { ...given, note: "2026-11-23", tags: [] } });
  });

  test("with several addresses and numbers keep the others in the note", () => {
    const text = [
      ...["BEGIN:VCARD", "VERSION:3.0", "FN:Ada", "TEL;TYPE=HOME:030 111", "TEL;TYPE=CELL,PREF:0171 222"],
      ...[
        "EMAIL:a@x.example",
        "EMAIL;TYPE=WORK:mailto:b@x.example",
        "TITLE:Countess",
        "NOTE:met",
        "END:VCARD",
      ],
    ].join("\r\n");
    expect(people(text).map(importedContact)).toEqual([
      {
        contact: {
          ...{ name: "Ada", phone: "0171 222", email: "a@x.example", position: "Countess", tags: [] },
          note: "met\nE-mail (work): b@x.example\nPhone (home): 030 111",
        },
      },
    ]);
  });

  test("that are none have nobody in them", () => {
    expect(people("nothing\nBEGIN:VEVENT\nEND:VEVENT\n")).toEqual([]);
    expect(people("BEGIN:VCARD\nFN:Never ended")).toEqual([]);
  });
});
