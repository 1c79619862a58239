import { NETWORK_CONTACTS } from "~/domain/cards/contact-names";
import { type CardContact, contactHref } from "~/domain/cards/contacts";
import { escapeHtml } from "~/domain/escape-html";
import { isSafeHref } from "~/domain/links";
import type { PassCard, PassField } from "~/domain/passes/pass-face";
import { cleanLines } from "~/domain/text";
import { contactKey, sentenceKey } from "./strings";

/** What Wallet looks for in a text on the back, to make it a link. */
export type DataDetector =
  | "PKDataDetectorTypePhoneNumber"
  | "PKDataDetectorTypeLink"
  | "PKDataDetectorTypeAddress"
  | "PKDataDetectorTypeCalendarEvent";

/** One field of `pass.json`. */
export interface ApplePassField {
  key: string;
  label?: string;
  value: string;
  attributedValue?: string;
  dataDetectorTypes?: DataDetector[];
}

const NETWORKS: ReadonlyMap<string, string> = new Map(NETWORK_CONTACTS.map(({ id, name }) => [id, name]));

/** Contacts may be older than the rules for texts, so they are applied again. */
const cleaned = (text: string) => cleanLines(text.toWellFormed());

/** A field on the front has one line. */
export const oneLine = (text: string) => cleaned(text).replace(/\s*\n\s*/g, ", ");

function labelOf(name: string, label: string): string {
  return oneLine(label) || (contactKey(name) ?? NETWORKS.get(name) ?? name);
}

/** A field of the front; only the name has no label. */
export function frontField({ key, name, label, value }: PassField): ApplePassField {
  const field = { key: `front-${key}`, value: oneLine(value) };
  return name === "name" ? field : { ...field, label: labelOf(name, label) };
}

/** Everything that is filled in on a card, then its own address and the linked page's: the back of its pass. */
export function backFields(card: PassCard, addresses: { card: string; page?: string }): ApplePassField[] {
  const filled = card.contacts.filter(({ value }) => value !== "");
  const isSaid = filled.some(({ name, value }) => name === "position" && value === card.subheader);
  const position = isSaid ? "" : (card.subheader ?? "");
  return [
    ...(position ? [backField({ key: "subheader", name: "position", label: "", value: position })] : []),
    ...filled.map(backField),
    ...(addresses.page ? [addressField("page", addresses.page)] : []),
    addressField("card", addresses.card),
  ];
}

function backField(contact: CardContact): ApplePassField {
  const { key, name, label, value } = contact;
  const href = contactHref(contact);
  const text = cleaned(value);
  return {
    key: `back-${key}`,
    label: labelOf(name, label),
    value: text,
    ...(href && isSafeHref(href) && { attributedValue: linked(href, text) }),
    dataDetectorTypes: detectors(name, href),
  };
}

/** What is a link by itself is not searched for others, nor is what is only read. */
function detectors(name: string, href: string | null): DataDetector[] {
  if (name === "address") return ["PKDataDetectorTypeAddress"];
  if (name === "phone" || name === "cellphone" || name === "sms") return ["PKDataDetectorTypePhoneNumber"];
  return href ? ["PKDataDetectorTypeLink"] : [];
}

function addressField(name: "card" | "page", url: string): ApplePassField {
  return {
    key: `back/${name}`,
    label: sentenceKey(name),
    value: url,
    attributedValue: linked(url, url),
    dataDetectorTypes: ["PKDataDetectorTypeLink"],
  };
}

/** Wallet reads one element of HTML in a field: a link. */
function linked(href: string, text: string): string {
  return `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`;
}
