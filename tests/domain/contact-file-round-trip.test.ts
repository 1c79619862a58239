import fc from "fast-check";
import ICAL from "ical.js";
import { expect, test } from "vitest";
import { type ContactFileCard, contactFile } from "~/domain/cards/contact-file";
import { CONTACT_NAMES } from "~/domain/cards/contact-names";
import { contactSchema } from "~/domain/cards/contacts";
import { cardInputSchema } from "~/domain/cards/schema";
import { fuzzRuns } from "../support/fuzz";

const REV = new Date("2026-11-21T12:00:00Z");
const ID = "crd_00000000000000000000000000";
const NAMES = { phone: "Phone", openHours: "Opening hours", sms: "Text message" };

/** Letters and signs of every script in Unicode, in blocks of 128. */
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
/** Numbers as users write them: readable ones, and ones that cannot be dialled. */
const number = fc.oneof(
  fc.stringMatching(/^\+[1-9]\d{6,13}( ext\. \d{2})?$/),
  fc.stringMatching(
    /^(\+|00|\(\+|\(00)?[1-9]\d\)? ?(\(0\))?[1-9]\d{2,4}[ /-][0-9]{2,9}( (x|\(|;ext=)\d{1,9}\)?)?$/,
  ),
  fc.stringMatching(/^[٠-٩۰-۹]{3,9}( [٠-٩]{2,4})?$/),
  fc.stringMatching(/^\+?[0-9 ]{3,9}( \([a-zéß ]{1,9}\)|-[A-Z]{3,7}|[,;/\n] ?0?[1-9]\d{2,8}){0,2}$/),
  text,
);
const address = fc.oneof(
  fc.webUrl(),
  fc.constantFrom("tg://resolve?domain=ada", "mailto:a@b.example", "tel:+493012"),
);
const handle = fc.stringMatching(/^@?[A-Za-z0-9._-]{1,20}$/);
const values: Record<string, fc.Arbitrary<string>> = {
  ...Object.fromEntries(
    ["phone", "cellphone", "sms", "whatsapp", "telegram", "signal", "viber"].map((name) => [
      name,
      fc.oneof(number, number, address, handle),
    ]),
  ),
  email: fc.oneof(fc.emailAddress(), text),
  website: fc.oneof(fc.webUrl({ withQueryParameters: true, withFragments: true }), address, text),
};
const network = fc.oneof(text, text, handle, address);
const contact = fc.constantFrom(...CONTACT_NAMES).chain((name) =>
  fc.record({
    key: fc.constant("k"),
    name: fc.constant(name),
    label: text,
    value: values[name] ?? network,
  }),
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

/** The part of a text that a file can contain: line breaks of one kind, no other controls, whole characters. */
const clean = (raw: string) =>
  raw
    .toWellFormed()
    .replace(/\r\n|[\r\u0085\u2028\u2029]/g, "\n")
    .replace(/\p{Cc}/gu, (control) => (control === "\n" ? control : " "));
/** A part of several that ends in a backslash is followed by a space. */
const part = (raw: string) => clean(raw).replace(/\\$/, "\\ ");

type Line = [name: string, value: string | string[]];

/** How the digits of a number are written in ASCII, by Unicode's own blocks of ten. */
const digitsOf = (raw: string) =>
  [...raw.normalize("NFKC")].flatMap((one) => {
    if (!/\p{Nd}/u.test(one)) return [];
    let zero = one.codePointAt(0) ?? 0;
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && (one.codePointAt(0) ?? 0) - zero < 9) zero--;
    return String((one.codePointAt(0) ?? 0) - zero);
  });
/** Leading zeros, and those in brackets after a country code, are not dialled. */
const dialled = (raw: string) => digitsOf(raw).join("").replaceAll("0", "");

/** Whether a value is found in the parsed lines, unchanged or in its normal form. */
function isFound({ name, value }: Pick<Contact, "name" | "value">, lines: Line[]): boolean {
  const texts = lines.filter(([field]) => !["uid", "rev", "n", "fn"].includes(field)).map(([, text]) => text);
  const wanted = clean(value);
  if (texts.some((text) => [text].flat().some((one) => one.includes(wanted)))) return true;
  const of = (field: string) => lines.filter(([one]) => one === field).map(([, text]) => String(text));
  // A number without any words is found by its digits.
  const words = value.normalize("NFKC").replace(/ext(?:ension)?|x/gi, "");
  const isNumber = NUMBERS.includes(name) && !/\p{L}/u.test(words);
  if (isNumber && of("tel").some((one) => dialled(one) === dialled(value))) return true;
  // An address as a browser parses it, a network profile by the address that ends in its name.
  const typed = value.trim().replace(/^@/, "");
  const forms = [typed, `https://${typed}`, `https:${typed}`].flatMap((one) =>
    URL.canParse(one) ? [new URL(one).href] : [],
  );
  const isHandle = !/[/:]/.test(typed);
  return of("url")
    .slice(0, -1)
    .some((url) => forms.includes(url) || (isHandle && endOf(url) === typed));
}

const NUMBERS = ["phone", "cellphone", "sms", "whatsapp", "telegram", "signal", "viber"];
type Contact = ContactFileCard["contacts"][number];

function endOf(url: string): string {
  try {
    return decodeURIComponent(url.split("/").at(-1) ?? "").replace(/^@/, "");
  } catch {
    return url;
  }
}

const FIELDS = ["n", "fn", "title", "org", "adr", "tel", "email", "url", "note", "uid", "rev"];

/** Reads a file with a third-party parser. */
function read(file: string): { lines: Line[]; photo?: string } {
  const [kind, properties] = ICAL.parse(file) as [string, [string, object, string, string | string[]][]];
  expect(kind).toBe("vcard");
  const lines = properties.map(([name, , type, value]): Line => {
    // It leaves the backslash before a semicolon where a text is no list of parts.
    const isWhole = type === "text" && typeof value === "string" && name !== "org";
    return [name, isWhole ? value.replaceAll("\\;", ";") : value];
  });
  const image = lines.find(([name]) => name === "photo")?.[1] as string | undefined;
  const told = ["version", "prodid", "photo"];
  return { lines: lines.filter(([name]) => !told.includes(name)), ...(image && { photo: image }) };
}

function comesBack(content: Omit<ContactFileCard, "id">, image: Uint8Array | undefined): void {
  const whole = { ...content, id: ID };
  const options = {
    pageUrl: "https://pages.example/c/x",
    rev: REV,
    names: NAMES,
    ...(image && { photo: image }),
  };
  const file = contactFile(whole, options);
  // As it travels: through UTF-8.
  const bytes = new TextEncoder().encode(file);
  const found = read(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  const { header, subheader, contacts } = whole;
  const filled = contacts.filter(({ value }) => value !== "");
  const said = subheader ? [...filled, { name: "position", value: subheader }] : filled;
  for (const one of said) if (!isFound(one, found.lines)) throw new Error(`Lost: ${one.name} ${one.value}`);
  // Nothing is added to the input: each value is a field of its own or a part of the one note.
  const count = (...names: string[]) => found.lines.filter(([name]) => names.includes(name)).length;
  const one = (name: string) => found.lines.find(([field]) => field === name)?.[1];
  expect(count("tel", "email", "url", "org", "adr", "title")).toBeLessThanOrEqual(said.length + 1);
  expect(count("note")).toBeLessThanOrEqual(said.length > 0 ? 1 : 0);
  expect(found.lines.every(([name]) => FIELDS.includes(name))).toBe(true);
  for (const name of ["n", "fn", "uid", "rev"]) expect(count(name)).toBe(1);
  expect(one("n")).toEqual(["", part(header), "", "", ""]);
  expect([one("fn"), one("uid"), one("rev")]).toEqual([clean(header), ID, "2026-11-21T12:00:00Z"]);
  expect(found.lines.filter(([name]) => name === "url").at(-1)?.[1]).toBe(options.pageUrl);
  if (image) photoIsWhole(file, found.photo, image);
  else expect(found.photo).toBeUndefined();
}

function photoIsWhole(file: string, found: string | undefined, image: Uint8Array): void {
  expect(Uint8Array.from(atob(found ?? ""), (one) => one.charCodeAt(0))).toEqual(image);
  const physical = file.split("\r\n");
  const folded = physical.flatMap((line, i) => (line.startsWith(" ") ? [i] : []));
  // Only the photo is folded, in ASCII, and an empty line follows it.
  const first = physical.findIndex((line) => line.startsWith("PHOTO;"));
  expect(folded).toEqual(folded.map((_, i) => first + 1 + i));
  expect(physical.slice(first, -3).every((line) => /^[ -~]{1,75}$/.test(line))).toBe(true);
  expect(physical.slice(-3)).toEqual(["", "END:VCARD", ""]);
}

/** A text that the form accepts: of whole characters, not too long. */
const fitting = (raw: string) => [...raw.toWellFormed()].slice(0, 100).join("");

test("what a saved card says comes back from its file", () => {
  fc.assert(
    fc.property(card, photo, (raw, image) => {
      const subheader = raw.subheader && fitting(raw.subheader);
      const contacts = raw.contacts.filter((one) => contactSchema.safeParse(one).success);
      const saved = cardInputSchema.parse({
        title: "T",
        header: fitting(raw.header),
        ...(subheader && { subheader }),
        contacts,
      });
      expect(clean(saved.header)).toBe(saved.header);
      comesBack(saved, image);
    }),
    { numRuns: fuzzRuns(1000) },
  );
});

test("what no rule has looked at comes back without its controls, and adds nothing", () => {
  fc.assert(
    fc.property(card, photo, (raw, image) => {
      comesBack(raw, image);
    }),
    { numRuns: fuzzRuns(1000) },
  );
});

test("addresses and numbers stand in the file as they are", () => {
  const contacts = [
    { key: "a", name: "website", label: "", value: "https://a.example/?q=1,2;3" },
    { key: "b", name: "phone", label: "", value: "+1 555 0100 ext. 42" },
  ];
  const file = contactFile(
    { id: ID, header: "A", contacts },
    { pageUrl: "https://b.example/", rev: REV, names: NAMES },
  );
  expect(file).toContain("\r\nURL:https://a.example/?q=1,2;3\r\n");
  expect(file).toContain("\r\nTEL;TYPE=WORK:+15550100,42\r\n");
});

test("a name that ends in a backslash keeps its place", () => {
  comesBack(
    { header: "A\\", contacts: [{ key: "a", name: "address", label: "", value: "Road\\" }] },
    undefined,
  );
});
