import fc from "fast-check";
import { expect, test } from "vitest";
import { type ContactFileCard, contactFile } from "~/domain/cards/contact-file";
import { asciiFileName, contentDisposition, fileName } from "~/domain/file-name";
import { phoneNumber } from "~/domain/phone";
import { fuzzRuns } from "../support/fuzz";

const options = {
  pageUrl: "https://pages.example/ada",
  rev: new Date("2026-11-21T12:00:00.123Z"),
  names: {
    phone: "Telefon",
    openHours: "Öffnungszeiten",
    position: "Position",
    sms: "SMS",
    company: "Firma",
  },
};
const contacts = (...pairs: [string, string][]) =>
  pairs.map(([name, value], i) => ({ key: String(i), name, label: "", value }));

test("a full card is the vCard 3.0 that phones read", () => {
  const file = contactFile(
    {
      id: "crd_1",
      header: "Zoë Ångström; Jr.",
      subheader: "Also a teacher",
      contacts: contacts(
        ["phone", "+49 (0)30 1234"],
        ["cellphone", "0049 170 5555"],
        ["email", "zoe@example.com"],
        ["address", "1 Road, Town\nCountry"],
        ["company", "A & B, Ltd"],
        ["position", "Chief \\ Officer"],
        ["website", "zoe.example.com"],
        ["instagram", "zoe"],
        ["openHours", "9-17"],
        ["discord", "zoe#1"],
        ["linkedIn", ""],
      ),
    },
    options,
  );
  expect(file.split("\r\n")).toEqual([
    "BEGIN:VCARD",
    "VERSION:3.0",
    "PRODID:-//visita//card//EN",
    "N:;Zoë Ångström\\; Jr.;;;",
    "FN:Zoë Ångström\\; Jr.",
    "TITLE:Chief \\\\ Officer",
    "TEL;TYPE=WORK:+49301234",
    "TEL;TYPE=CELL:+491705555",
    "EMAIL;TYPE=INTERNET:zoe@example.com",
    "ADR;TYPE=WORK:;;1 Road\\, Town\\nCountry;;;;",
    "ORG:A & B\\, Ltd",
    "URL:https://zoe.example.com/",
    "URL:https://www.instagram.com/zoe",
    "URL:https://pages.example/ada",
    "NOTE:Also a teacher\\nÖffnungszeiten: 9-17\\nDiscord: zoe#1",
    "UID:crd_1",
    "REV:2026-11-21T12:00:00Z",
    "END:VCARD",
    "",
  ]);
});

test("a name in two parts is one for phone books, which sort by the family name", () => {
  const nameOf = (card: Partial<ContactFileCard>) =>
    contactFile({ id: "c", header: "Ada Lindqvist", contacts: [], ...card }, options)
      .split("\r\n")
      .filter((line) => /^F?N:/.test(line));
  const full = "FN:Ada Lindqvist";
  expect(nameOf({ givenName: "Ada", familyName: "Lindqvist" })).toEqual(["N:Lindqvist;Ada;;;", full]);
  expect(nameOf({ familyName: "Lind;qvist\\" })).toEqual(["N:Lind\\;qvist\\\\ ;;;;", full]);
  expect(nameOf({ givenName: "Ada" })).toEqual(["N:;Ada;;;", full]);
  expect(nameOf({ givenName: "", familyName: "" })).toEqual(["N:;Ada Lindqvist;;;", full]);
});

test("what no field can hold is in the note, under its own label or its name", () => {
  const file = contactFile(
    {
      id: "c",
      header: "Ada",
      contacts: [
        ...contacts(
          ["phone", "1-800-FLOWERS"],
          ["phone", "+44 20 7946 0018 (office)"],
          ["company", "First"],
          ["company", "Second"],
          ["position", "Engineer"],
          ["position", "Lecturer"],
          ["sms", "+49 170 1"],
          ["sms", "ask me"],
          ["signal", "+49 170 2"],
          ["viber", "0170 3"],
          ["whatsapp", "+49 (0)170 4"],
          ["whatsapp", "ada"],
          ["telegram", "tg://resolve?domain=ada"],
          ["website", "mailto:ada@example.com"],
          ["rss", "https://ada.example/feed"],
        ),
        { key: "own", name: "phone", label: "Hotline; day", value: "dial ADA" },
      ],
    },
    options,
  );
  const lines = file.split("\r\n").slice(5, -4);
  expect(lines).toEqual([
    "TITLE:Engineer",
    "TEL;TYPE=WORK:+442079460018",
    "ORG:First",
    "ORG:Second",
    "TEL;TYPE=CELL:+491701",
    "TEL;TYPE=CELL:+491702",
    "TEL;TYPE=CELL:01703",
    "TEL;TYPE=CELL:+491704",
    "URL:https://pages.example/ada",
    "NOTE:" +
      [
        "Telefon: 1-800-FLOWERS",
        "Telefon: +44 20 7946 0018 (office)",
        "Position: Lecturer",
        "SMS: ask me",
        "WhatsApp: ada",
        "Telegram: tg://resolve?domain=ada",
        "website: mailto:ada@example.com",
        "rss: https://ada.example/feed",
        "Hotline\\; day: dial ADA",
      ].join("\\n"),
  ]);
});

test("empty things are left out", () => {
  const file = contactFile(
    { id: "c", header: "Ada", contacts: contacts(["phone", ""], ["email", ""]) },
    options,
  );
  expect(file).not.toMatch(/TEL|EMAIL|ORG|TITLE|ADR|NOTE|PHOTO/);
  expect(file).not.toMatch(/:\r\n/);
});

test("the photo is folded, an empty line follows, and it comes back whole", () => {
  const photo = crypto.getRandomValues(new Uint8Array(5000));
  const file = contactFile({ id: "c", header: "Ada", contacts: [] }, { ...options, photo });
  const [, folded = ""] = /PHOTO;ENCODING=b;TYPE=JPEG:([\s\S]*?)\r\n\r\nEND:VCARD\r\n$/.exec(file) ?? [];
  expect(Uint8Array.from(atob(folded.replaceAll("\r\n ", "")), (c) => c.charCodeAt(0))).toEqual(photo);
  for (const line of file.split("\r\n")) expect(line.length).toBeLessThanOrEqual(75);
});

const FIELDS =
  /^(?:BEGIN:VCARD|VERSION:3\.0|PRODID:.+|N:;.*;;;|FN:.*|TITLE:.+|TEL;TYPE=(?:WORK|CELL):.+|EMAIL;TYPE=INTERNET:.+|ADR;TYPE=WORK:;;.+;;;;|ORG:.+|URL:https?:.+|NOTE:.+|UID:.+|REV:.+|END:VCARD|)$/;
const piece = fc.constantFrom(
  "\r",
  "\n",
  "\r\n",
  "\u0085",
  "\u2028",
  "\\",
  ";",
  ",",
  ":",
  "END:VCARD",
  "TEL:1",
  "\u0000",
  "é",
  "😀",
  " ",
  "\uD800",
);
const hostile = fc.oneof(
  fc.string({ unit: "binary", maxLength: 80 }),
  fc.array(piece, { maxLength: 12 }).map((parts) => parts.join("")),
);

test("no text adds a line or a field", () => {
  const names = fc.constantFrom(
    "phone",
    "cellphone",
    "email",
    "address",
    "company",
    "position",
    "website",
    "x",
    "openHours",
    "discord",
  );
  const cards: fc.Arbitrary<ContactFileCard> = fc.record({
    id: fc.constant("crd_1"),
    header: hostile,
    subheader: hostile,
    contacts: fc.array(fc.record({ key: fc.constant("k"), name: names, label: hostile, value: hostile }), {
      maxLength: 5,
    }),
  });
  fc.assert(
    fc.property(cards, (card) => {
      const file = contactFile(card, options);
      const lines = file.split("\r\n");
      for (const line of lines) {
        if (!FIELDS.test(line) || /[\p{Cc}\u2028\u2029]/u.test(line)) throw new Error(`Not a field: ${line}`);
        // N and ADR have exactly their five and seven parts.
        const parts = line.replace(/\\./g, "").split(";").length;
        if (line.startsWith("N:")) expect(parts).toBe(5);
        if (line.startsWith("ADR")) expect(parts).toBe(8);
      }
      for (const once of ["BEGIN:", "VERSION:", "N:", "FN:", "UID:", "REV:", "END:"]) {
        expect(lines.filter((line) => line.startsWith(once))).toHaveLength(1);
      }
      expect(new TextDecoder().decode(new TextEncoder().encode(file))).toBe(file);
    }),
    { numRuns: fuzzRuns(1500) },
  );
});

test("numbers become what a phone dials", () => {
  const cases: Record<string, string | null> = {
    "+49 (0)30 / 1234-56": "+4930123456",
    "0049 30 1234": "+49301234",
    "(030) 1234": "0301234",
    "+1 555 0100 ext. 42": "+15550100,42",
    "+1 555 0100;ext=42": "+15550100,42",
    "*100#": "*100#",
    "+٤٩ ٣٠ ١٢٣٤": "+49301234",
    "۰۲۱ ۱۲۳۴": "0211234",
    "１２３４５": "12345",
    "(+49) 30 1234": "+49301234",
    "(0049) 30 1234": "+49301234",
    "+49 ( 0 ) 30 1234": "+49301234",
    "\u200F٠٣٠ ١٢٣٤\u061C": "0301234",
    "+44 20 7946 0018 (office)": "+442079460018",
    "+1 555 0100 (mobile) x42": "+15550100,42",
    "030 1234,1,2": "0301234,1,2",
    // Two numbers count as none: dialled as one they are invalid.
    "030 1234567, 0170 1234567": null,
    "030 123\n040 456": null,
    "+1 555 0100 ext. 42 ask for Ada": null,
    "1-800-FLOWERS": null,
    "12": null,
    "+1234567890123456": null,
    "call me": null,
    "": null,
  };
  for (const [written, number] of Object.entries(cases))
    expect([written, phoneNumber(written)]).toEqual([written, number]);
});

test("a file is named after its title, safely", () => {
  expect(contentDisposition("inline", 'Zoë "Å"', "vcf")).toBe(
    "inline; filename=\"zoe-a.vcf\"; filename*=UTF-8''Zo%C3%AB%20%C3%85.vcf",
  );
  expect(fileName("../../etc/passwd")).not.toMatch(/^\.|\//);
  expect([fileName(" . "), asciiFileName("日本")]).toEqual(["card", "card"]);
  fc.assert(
    fc.property(hostile, (title) => {
      const header = contentDisposition("attachment", title, "png");
      expect(header).toMatch(
        /^attachment; filename="[a-z0-9-]+\.png"; filename\*=UTF-8''[A-Za-z0-9%._~-]+\.png$/,
      );
    }),
    { numRuns: fuzzRuns(1000) },
  );
});
