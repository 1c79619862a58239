import { BRAND_ID } from "~/domain/brand";
import { normalizeEmail } from "~/domain/mail-address";
import { phoneNumber } from "~/domain/phone";
import { contactTitle } from "./contact-names";
import { type CardContact, contactHref, isNumbered } from "./contacts";
import type { CardContent } from "./schema";

const CRLF = "\r\n";
const FOLD_AT = 74;

/** What a vCard is made of: a card's content and its lasting id. */
export type ContactFileCard = Pick<
  CardContent,
  "header" | "givenName" | "familyName" | "subheader" | "contacts"
> & { id: string };

export type ContactFileOptions = {
  /** A square JPEG, at most 400 px and 200 kB. */
  photo?: Uint8Array;
  /** Absolute address of the linked page, or of the card's page. */
  pageUrl?: string;
  /** When the card last changed. */
  rev: Date;
  /** What plain contacts are called in the reader's language, by contact name. */
  names: Readonly<Record<string, string>>;
  /** The first lines of the note. */
  notes?: readonly string[];
  categories?: readonly string[];
};

/**
 * A card as a vCard 3.0 (RFC 2426), the version that phones support best: CRLF line ends, only filled fields, nothing
 * folded but the photo, which is ASCII. All filled values are included: those without a vCard field go into the note.
 */
export function contactFile(
  card: ContactFileCard,
  { photo, pageUrl, rev, names, notes = [], categories = [] }: ContactFileOptions,
): string {
  const filled = card.contacts.filter(({ value }) => value !== "");
  const position = filled.find(({ name }) => name === "position");
  const title = position?.value ?? card.subheader;
  const others = filled.filter((contact) => contact !== position);
  const said = position && card.subheader !== position.value ? card.subheader : undefined;
  const lines = [
    "BEGIN:VCARD",
    "VERSION:3.0",
    `PRODID:-//${BRAND_ID}//card//EN`,
    nameOf(card),
    `FN:${escaped(card.header)}`,
    ...(title ? [`TITLE:${escaped(title)}`] : []),
    ...others.flatMap((contact) => fieldOf(contact) ?? []),
    ...(pageUrl ? [`URL:${address(pageUrl)}`] : []),
    ...noteOf([
      ...notes,
      // The line under the position.
      ...(said ? [said] : []),
      ...others
        .filter((contact) => fieldOf(contact) === null || hasWords(contact))
        .map((contact) => `${contactTitle(contact, names)}: ${contact.value}`),
    ]),
    ...(categories.length > 0 ? [`CATEGORIES:${categories.map(escaped).join(",")}`] : []),
    `UID:${escaped(card.id)}`,
    `REV:${rev.toISOString().replace(/\.\d{3}Z$/, "Z")}`,
    ...(photo ? photoLines(photo) : []),
    "END:VCARD",
  ];
  return lines.join(CRLF) + CRLF;
}

/** Phone books sort by the family name: without the two parts the whole is the given one. */
function nameOf({ header, givenName = "", familyName = "" }: ContactFileCard): string {
  return givenName || familyName ? `N:${part(familyName)};${part(givenName)};;;` : `N:;${part(header)};;;`;
}

/** The field that a contact has in a vCard, or null where none can hold it. */
function fieldOf(contact: CardContact): string | null {
  const { name, value } = contact;
  if (name === "company") return `ORG:${escaped(value)}`;
  if (name === "address") return `ADR;TYPE=WORK:;;${part(value)};;;;`;
  if (name === "email") return normalizeEmail(value) && `EMAIL;TYPE=INTERNET:${escaped(value)}`;
  const number = isNumbered(name) ? phoneNumber(value) : null;
  // Digits, plus and pauses: no text, so nothing of it is escaped.
  if (number) return `TEL;TYPE=${name === "phone" ? "WORK" : "CELL"}:${number}`;
  // A feed is not a useful link in an address book.
  const href = name === "rss" ? null : contactHref(contact);
  return href && /^https?:/.test(href) ? `URL:${address(href)}` : null;
}

/** Whether there are words beside a number, which its field cannot hold: `+44 20 7946 0018 (office)`. */
function hasWords({ name, value }: CardContact): boolean {
  return isNumbered(name) && phoneNumber(value) !== null && /\([^()]*\p{L}/u.test(value);
}

const noteOf = (notes: readonly string[]): string[] =>
  notes.length > 0 ? [`NOTE:${escaped(notes.join("\n"))}`] : [];

/** A text as a vCard value: controls out, `\ , ;` and line breaks escaped. No text can end its line. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n")
    .replace(/[^\P{Cc}\n]/gu, " ")
    .replace(/[\\,;]/g, "\\$&")
    .replaceAll("\n", "\\n");
}

/**
 * A text as one part of several. Some readers take the `\\;` behind a part that ends in a backslash for an escaped
 * semicolon: a space keeps the two apart.
 */
function part(text: string): string {
  const value = escaped(text);
  return value.endsWith("\\\\") ? `${value} ` : value;
}

/** A URL is not escaped as text (RFC 2426, 3.6.8): its commas and semicolons are literal. */
function address(url: string): string {
  return url.toWellFormed().replace(/[\p{Cc}\p{Z}\\]/gu, encodeURIComponent);
}

/** The photo, folded, and the empty line after it that older phones wait for. */
function photoLines(photo: Uint8Array): string[] {
  let binary = "";
  for (const byte of photo) binary += String.fromCharCode(byte);
  const whole = `PHOTO;ENCODING=b;TYPE=JPEG:${btoa(binary)}`;
  const lines = [whole.slice(0, FOLD_AT)];
  for (let i = FOLD_AT; i < whole.length; i += FOLD_AT - 1) lines.push(` ${whole.slice(i, i + FOLD_AT - 1)}`);
  return [...lines, ""];
}
