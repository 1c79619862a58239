import fc from "fast-check";
import ICAL from "ical.js";
import { expect, test } from "vitest";
import { type ContactFileCard, contactFile } from "~/domain/cards/contact-file";
import { CONTACT_NAMES } from "~/domain/cards/contact-names";
import { contactHref, contactSchema } from "~/domain/cards/contacts";
import { cardInputSchema } from "~/domain/cards/schema";
import { normalizeEmail } from "~/domain/mail-address";
import { phoneNumber } from "~/domain/phone";
import { fuzzRuns } from "../support/fuzz";

const REV = new Date("2026-11-21T12:00:00Z");
const ID = "crd_00000000000000000000000000";

/** Letters and signs of every script that Unicode has, in blocks of 128. */
const BLOCKS: string[][] = (() => {
  const blocks = new Map<number, string[]>();
  for (let point = 0x20; point < 0x32000; point++) {
    const character = String.fromCodePoint(point);
    if (!/[\p{L}\p{M}\p{N}\p{S}\p{P}]/u.test(character)) continue;
    blocks.set(point >> 7, [...(blocks.get(point >> 7) ?? []), character]);
  }
  return [...blocks.values()];
})();

const inOneScript = fc
  .constantFrom(...BLOCKS)
  .chain((block) => fc.array(fc.constantFrom(...block), { maxLength: 24 }))
  .map((characters) => characters.join(""));
const injection = fc
  .array(
    fc.constantFrom(
      ...'\\ ; , : = " \n \r \r\n \u0085 \u2028 \u0000 \u001B \t \uD800 \\n \\; \\, \\N'.split(" "),
      ..."\nTEL:+4930123456|\r\nEND:VCARD\r\nBEGIN:VCARD|\n |PHOTO;ENCODING=b:AAAA|👩🏽‍🚀|🇵🇹|é|é|ﷺ|\u202E|%0A".split(
        "|",
      ),
      "a",
      " ",
    ),
    { maxLength: 14 },
  )
  .map((pieces) => pieces.join(""));
const text = fc.oneof(inOneScript, injection, fc.string({ unit: "grapheme", maxLength: 60 }));
const values: Record<string, fc.Arbitrary<string>> = {
  phone: fc.oneof(fc.stringMatching(/^\+[1-9]\d{6,13}( ext\. \d{2})?$/), text),
  email: fc.oneof(fc.emailAddress(), text),
  website: fc.oneof(fc.webUrl({ withQueryParameters: true, withFragments: true }), text),
};
const contact = fc
  .constantFrom(...CONTACT_NAMES)
  .chain((name) =>
    fc.record({ key: fc.constant("k"), name: fc.constant(name), label: text, value: values[name] ?? text }),
  );
const card = fc.record({
  header: text.map((rest) => `A${rest}`),
  subheader: fc.option(text, { nil: undefined }),
  contacts: fc.array(contact, { maxLength: 8 }),
});
const photo = fc.option(
  fc.uint8Array({ maxLength: 3000 }).map((bytes) => Uint8Array.from([0xff, 0xd8, 0xff, ...bytes])),
  { nil: undefined },
);

/** What of a text can stand in a file: line breaks of one kind, no other controls, whole characters. */
const clean = (raw: string) =>
  raw
    .toWellFormed()
    .replace(/\r\n|[\r\u0085\u2028\u2029]/g, "\n")
    .replace(/\p{Cc}/gu, (control) => (control === "\n" ? control : " "));
/** A part of several that ends in a backslash is followed by a space. */
const part = (raw: string) => clean(raw).replace(/\\$/, "\\ ");

type Line = [name: string, value: string | string[]];

/** What a reader should find, in order, by the card alone. */
function linesOf({ header, subheader, contacts }: ContactFileCard): Line[] {
  const filled = contacts.filter(({ value }) => value !== "");
  const title = filled.find(({ name }) => name === "position")?.value ?? subheader;
  const lines: Line[] = [["n", ["", part(header), "", "", ""]]];
  lines.push(["fn", clean(header)]);
  if (title) lines.push(["title", clean(title)]);
  const notes: string[] = [];
  for (const { name, label, value } of filled) {
    const href = contactHref({ name, value });
    const number = phoneNumber(value);
    if (name === "position") continue;
    if (name === "company") lines.push(["org", clean(value)]);
    else if (name === "address") lines.push(["adr", ["", "", part(value), "", "", "", ""]]);
    else if (name === "phone" || name === "cellphone") number && lines.push(["tel", number]);
    else if (name === "email") normalizeEmail(value) && lines.push(["email", clean(value)]);
    else if (["openHours", "sms", "rss"].includes(name) || !href)
      notes.push(label || name !== "openHours" ? `${label || name}: ${value}` : value);
    else if (/^https?:/.test(href)) lines.push(["url", href]);
  }
  lines.push(["url", "https://pages.example/c/x"]);
  if (notes.length > 0) lines.push(["note", clean(notes.join("\n"))]);
  return [...lines, ["uid", ID], ["rev", "2026-11-21T12:00:00Z"]];
}

/** Reads a file with a parser that nobody here wrote. */
function read(file: string): { lines: Line[]; photo?: string } {
  const [kind, properties] = ICAL.parse(file) as [string, [string, object, string, string | string[]][]];
  expect(kind).toBe("vcard");
  const lines = properties.map(([name, , type, value]): Line => {
    // It leaves the backslash before a semicolon where a text is no list of parts.
    const isWhole = type === "text" && typeof value === "string" && name !== "org";
    return [name, isWhole ? value.replaceAll("\\;", ";") : value];
  });
  const picture = lines.find(([name]) => name === "photo")?.[1] as string | undefined;
  const told = ["version", "prodid", "photo"];
  return { lines: lines.filter(([name]) => !told.includes(name)), ...(picture && { photo: picture }) };
}

function comesBack(content: Omit<ContactFileCard, "id">, picture: Uint8Array | undefined): void {
  const whole = { ...content, id: ID };
  const options = { pageUrl: "https://pages.example/c/x", rev: REV, ...(picture && { photo: picture }) };
  const file = contactFile(whole, options);
  // As it travels: through UTF-8.
  const bytes = new TextEncoder().encode(file);
  const found = read(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  expect(found.lines).toEqual(linesOf(whole));
  if (picture) photoIsWhole(file, found.photo, picture);
  else expect(found.photo).toBeUndefined();
}

function photoIsWhole(file: string, found: string | undefined, picture: Uint8Array): void {
  expect(Uint8Array.from(atob(found ?? ""), (one) => one.charCodeAt(0))).toEqual(picture);
  const physical = file.split("\r\n");
  const folded = physical.flatMap((line, i) => (line.startsWith(" ") ? [i] : []));
  // Only the photo is folded, in ASCII, and an empty line follows it.
  const first = physical.findIndex((line) => line.startsWith("PHOTO;"));
  expect(folded).toEqual(folded.map((_, i) => first + 1 + i));
  expect(physical.slice(first, -3).every((line) => /^[ -~]{1,75}$/.test(line))).toBe(true);
  expect(physical.slice(-3)).toEqual(["", "END:VCARD", ""]);
}

/** A text that the form takes: of whole characters, not too long. */
const fitting = (raw: string) => [...raw.toWellFormed()].slice(0, 100).join("");

test("what a saved card says comes back from its file", () => {
  fc.assert(
    fc.property(card, photo, (raw, picture) => {
      const subheader = raw.subheader && fitting(raw.subheader);
      const contacts = raw.contacts.filter((one) => contactSchema.safeParse(one).success);
      const saved = cardInputSchema.parse({
        title: "T",
        header: fitting(raw.header),
        ...(subheader && { subheader }),
        contacts,
      });
      expect(clean(saved.header)).toBe(saved.header);
      comesBack(saved, picture);
    }),
    { numRuns: fuzzRuns(1000) },
  );
});

test("what no rule has looked at comes back without its controls, and adds nothing", () => {
  fc.assert(
    fc.property(card, photo, (raw, picture) => {
      comesBack(raw, picture);
    }),
    { numRuns: fuzzRuns(1000) },
  );
});

test("addresses and numbers stand in the file as they are", () => {
  const contacts = [
    { key: "a", name: "website", label: "", value: "https://a.example/?q=1,2;3" },
    { key: "b", name: "phone", label: "", value: "+1 555 0100 ext. 42" },
  ];
  const file = contactFile({ id: ID, header: "A", contacts }, { pageUrl: "https://b.example/", rev: REV });
  expect(file).toContain("\r\nURL:https://a.example/?q=1,2;3\r\n");
  expect(file).toContain("\r\nTEL;TYPE=WORK:+15550100,42\r\n");
});

test("a name that ends in a backslash keeps its place", () => {
  comesBack(
    { header: "A\\", contacts: [{ key: "a", name: "address", label: "", value: "Road\\" }] },
    undefined,
  );
});
