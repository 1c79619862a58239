import { decodeText } from "~/domain/files/decode";
import type { ImportValues } from "./fields";

/** Longer values, as photos and keys are, are passed over. */
const MAX_VALUE = 10_000;

/** Of one person no more properties are read that are of use. */
const MAX_PROPERTIES = 200;

/** Properties that a contact is made of. */
const READ = new Set([
  ...["FN", "N", "EMAIL", "TEL", "ORG", "TITLE", "NOTE", "CATEGORIES", "URL", "X-SOCIALPROFILE"],
]);

/**
 * The people in a file of vCards 2.1, 3.0 and 4.0, with the values that a contact supports. Lines are unfolded,
 * quoted-printable and its character set are decoded, groups (`item1.EMAIL`) and unknown properties are skipped; of
 * several addresses or numbers the preferred one is used, else the first, and the others become lines of the note. Time
 * and memory are linear in the length of the text.
 * @param text with lines ending in a line feed, with or without a return, see `decodeText`
 */
export function* readVcards(text: string): Generator<ImportValues> {
  let card: Property[] | null = null;
  for (const line of unfolded(text)) {
    const property = propertyOf(line);
    if (!property) continue;
    const { name, value } = property;
    if (name === "BEGIN") card = /^vcard$/i.test(value.trim()) ? [] : card;
    else if (name === "END" && card) {
      yield personOf(card);
      card = null;
    } else if (card && card.length < MAX_PROPERTIES && READ.has(name)) card.push(property);
  }
}

interface Property {
  name: string;
  isPreferred: boolean;
  /** The kind of address or number, if the file labels it legibly. */
  kind: string;
  value: string;
}

/** Its lines one by one: a file of ten megabytes may have as many. */
function* linesOf(text: string): Generator<string, undefined> {
  for (let from = 0; from <= text.length; ) {
    const end = text.indexOf("\n", from);
    const to = end === -1 ? text.length : end;
    yield text.slice(from, text[to - 1] === "\r" ? to - 1 : to);
    from = to + 1;
  }
}

/** Length of a line's property name and parameters. */
const HEAD = 1_000;

/**
 * Unfolded lines: continuations start with a space, or in quoted-printable follow a trailing `=`. A line longer than
 * any value is truncated.
 */
function* unfolded(text: string): Generator<string, undefined> {
  let line = "";
  let isEncoded = false;
  /** Whether an `=` at the end waits for what follows. */
  let isOpen = false;
  for (const raw of linesOf(text)) {
    const isFolded = /^[ \t]/.test(raw);
    const goesOn = isFolded || isOpen;
    if (!goesOn) {
      yield line;
      line = "";
      isEncoded = /;(?:ENCODING=)?QUOTED-PRINTABLE[;:]/i.test(raw.slice(0, HEAD));
    }
    const piece: string = isFolded ? (isOpen ? "=" : "") + raw.slice(1) : raw;
    isOpen = isEncoded && piece.endsWith("=");
    if (line.length <= MAX_VALUE) line += isOpen ? piece.slice(0, -1) : piece;
  }
  yield line;
}

function propertyOf(line: string): Property | null {
  if (line.length > MAX_VALUE) return null;
  // A quoted parameter may contain a colon.
  const [, head, value = ""] = /^((?:"[^"]*"|[^":])*):(.*)$/s.exec(line) ?? [];
  if (head === undefined) return null;
  const [named = "", ...params] = head.split(";");
  const name = named
    .slice(named.lastIndexOf(".") + 1)
    .trim()
    .toUpperCase();
  const isPreferred = params.some(isPreferredParam);
  return { name, isPreferred, kind: kindOf(params), value: decoded(value, params) };
}

function decoded(value: string, params: readonly string[]): string {
  if (!params.some((param) => /^(?:ENCODING=)?QUOTED-PRINTABLE$/i.test(param))) return value;
  const charset = params.find((param) => /^CHARSET=/i.test(param))?.slice("CHARSET=".length);
  const bytes = Uint8Array.from(
    value.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    (character) => character.charCodeAt(0) & 0xff,
  );
  if (!charset || /^utf-?8$/i.test(charset)) return decodeText(bytes);
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return decodeText(bytes);
  }
}

/** The parts of a value, separated by unescaped `;`. */
function partsOf(value: string): string[] {
  const parts = [""];
  for (const piece of value.match(/\\?./gsu) ?? []) {
    if (piece === ";") parts.push("");
    else parts[parts.length - 1] += piece;
  }
  return parts.map(unescaped);
}

const unescaped = (value: string): string =>
  value.replace(/\\([\\,;:nN])/g, (_, character: string) => (/n/i.test(character) ? "\n" : character)).trim();

const isPreferredParam = (param: string) => /\bPREF\b/i.test(param);

/** Properties that a person may have several of, by what they are called in a note. */
const SEVERAL = { EMAIL: "E-mail", TEL: "Phone", ORG: "Company", TITLE: "Position" } as const;

/** A value without the scheme that addresses and numbers may have. */
const plain = ({ value }: Property) => unescaped(value).replace(/^(?:mailto|tel):/i, "");

function kindOf(params: readonly string[]): string {
  const kinds = params.flatMap((param) =>
    param
      .replace(/^TYPE=/, "")
      .replaceAll('"', "")
      .split(","),
  );
  return kinds
    .filter((kind) => /^(?:HOME|WORK|CELL|FAX|OTHER)$/.test(kind))
    .join(", ")
    .toLowerCase();
}

function personOf(card: readonly Property[]): ImportValues {
  const all = (name: string) =>
    card.filter((property) => property.name === name && property.value.trim() !== "");
  const bestOf = (name: string) => {
    const found = all(name);
    return found.find(({ isPreferred }) => isPreferred) ?? found[0];
  };
  const best = (name: string) => bestOf(name)?.value;
  const rest = Object.entries(SEVERAL).flatMap(([name, label]) => {
    const taken = bestOf(name);
    const others = all(name).filter((one) => taken && plain(one) !== plain(taken));
    return others.map((one): [string, string] => [one.kind ? `${label} (${one.kind})` : label, plain(one)]);
  });
  const [familyName = "", givenName = ""] = partsOf(best("N") ?? "");
  const linkedIn = card.find(
    ({ name, value }) => /^(?:URL|X-SOCIALPROFILE)$/.test(name) && /\blinkedin\.com\//i.test(value),
  );
  const values: ImportValues = {
    name: unescaped(best("FN") ?? ""),
    firstName: givenName,
    lastName: familyName,
    email: unescaped(best("EMAIL") ?? "").replace(/^mailto:/i, ""),
    phone: unescaped(best("TEL") ?? "").replace(/^tel:/i, ""),
    company: partsOf(best("ORG") ?? "")[0],
    position: unescaped(best("TITLE") ?? ""),
    linkedIn: linkedIn && unescaped(linkedIn.value),
    note: unescaped(best("NOTE") ?? ""),
    tags: unescaped(best("CATEGORIES") ?? ""),
  };
  const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value));
  return rest.length > 0 ? { ...filled, rest } : filled;
}
