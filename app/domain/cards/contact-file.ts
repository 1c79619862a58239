import { BRAND_ID } from "~/domain/brand";
import { normalizeEmail } from "~/domain/mail-address";
import { phoneNumber } from "~/domain/phone";
import { type CardContact, contactHref } from "./contacts";
import type { CardContent } from "./schema";

const CRLF = "\r\n";
const FOLD_AT = 74;

/** What a vCard is made of: a card's content and its lasting id. */
export type ContactFileCard = Pick<CardContent, "header" | "subheader" | "contacts"> & { id: string };

export type ContactFileOptions = {
  /** A square JPEG, at most 400 px and 200 kB. */
  photo?: Uint8Array;
  /** Absolute address of the linked page, or of the card's page. */
  pageUrl: string;
  /** When the card last changed. */
  rev: Date;
};

/**
 * A card as a vCard 3.0 (RFC 2426), the version that phones read best: CRLF line ends, only filled fields, nothing
 * folded but the photo, which is ASCII.
 */
export function contactFile(card: ContactFileCard, { photo, pageUrl, rev }: ContactFileOptions): string {
  const name = escaped(card.header);
  const filled = card.contacts.filter(({ value }) => value !== "");
  const position = filled.find((contact) => contact.name === "position")?.value ?? card.subheader;
  const lines = [
    "BEGIN:VCARD",
    "VERSION:3.0",
    `PRODID:-//${BRAND_ID}//card//EN`,
    `N:;${part(card.header)};;;`,
    `FN:${name}`,
    ...(position ? [`TITLE:${escaped(position)}`] : []),
    ...filled.flatMap(linesOf),
    `URL:${address(pageUrl)}`,
    ...noteOf(filled),
    `UID:${escaped(card.id)}`,
    `REV:${rev.toISOString().replace(/\.\d{3}Z$/, "Z")}`,
    ...(photo ? photoLines(photo) : []),
    "END:VCARD",
  ];
  return lines.join(CRLF) + CRLF;
}

function linesOf(contact: CardContact): string[] {
  const { name, value } = contact;
  if (name === "company") return [`ORG:${escaped(value)}`];
  if (name === "phone") return telephone("WORK", value);
  if (name === "cellphone") return telephone("CELL", value);
  if (name === "email") return normalizeEmail(value) ? [`EMAIL;TYPE=INTERNET:${escaped(value)}`] : [];
  if (name === "address") return [`ADR;TYPE=WORK:;;${part(value)};;;;`];
  const href = isNoted(name) ? null : contactHref(contact);
  return href && /^https?:/.test(href) ? [`URL:${address(href)}`] : [];
}

function telephone(type: "WORK" | "CELL", value: string): string[] {
  const number = phoneNumber(value);
  // Digits, plus and pauses: no text, so nothing of it is escaped.
  return number ? [`TEL;TYPE=${type}:${number}`] : [];
}

function isNoted(name: string): boolean {
  return ["openHours", "position", "sms", "rss"].includes(name);
}

/** What has no field of its own and no address: opening hours, and handles that lead nowhere by themselves. */
function noteOf(contacts: CardContact[]): string[] {
  const known = ["company", "phone", "cellphone", "email", "address", "position"];
  const notes = contacts
    .filter((contact) => !known.includes(contact.name) && (isNoted(contact.name) || !contactHref(contact)))
    .map(({ name, label, value }) => (label || name !== "openHours" ? `${label || name}: ${value}` : value));
  return notes.length > 0 ? [`NOTE:${escaped(notes.join("\n"))}`] : [];
}

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

/** An address is no text either (RFC 2426, 3.6.8): commas and semicolons stand in it as they are. */
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
