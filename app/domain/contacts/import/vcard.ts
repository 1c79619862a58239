import { decodeText } from "./decode";
import type { ImportValues } from "./fields";

/** Longer values, as photos and keys are, are passed over. */
const MAX_VALUE = 10_000;

/**
 * The people in a file of vCards 2.1, 3.0 and 4.0: of each what a contact has. Lines are unfolded, quoted-printable and
 * its character set are read, groups (`item1.EMAIL`) and unknown properties are passed over; of several addresses or
 * numbers the preferred counts, else the first, and the others become lines of the note.
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
    } else card?.push(property);
  }
}

interface Property {
  name: string;
  params: string[];
  value: string;
}

/** Lines with what was broken off put back: by a space before it, or in quoted-printable by `=` at the end before it. */
function* unfolded(text: string): Generator<string> {
  let line = "";
  for (const raw of text.split(/\r\n|\r|\n/)) {
    if (/^[ \t]/.test(raw)) line += line.length > MAX_VALUE ? "" : raw.slice(1);
    else if (line.endsWith("=") && /;(?:ENCODING=)?QUOTED-PRINTABLE[;:]/i.test(line))
      line = line.slice(0, -1) + raw;
    else {
      yield line;
      line = raw;
    }
  }
  yield line;
}

function propertyOf(line: string): Property | null {
  if (line.length > MAX_VALUE) return null;
  // A colon may stand in a quoted parameter.
  const [, head, value = ""] = /^((?:"[^"]*"|[^":])*):(.*)$/s.exec(line) ?? [];
  if (head === undefined) return null;
  const [named = "", ...params] = head.split(";");
  const name = named
    .slice(named.lastIndexOf(".") + 1)
    .trim()
    .toUpperCase();
  return { name, params: params.map((param) => param.toUpperCase()), value: decoded(value, params) };
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

/** The parts of a value, which `;` parts where no backslash stands before it. */
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

const isPreferred = ({ params }: Property) => params.some((param) => /^(?:TYPE=)?.*\bPREF\b/.test(param));

/** Properties that a person may have several of, by what they are called in a note. */
const SEVERAL = { EMAIL: "E-mail", TEL: "Phone", ORG: "Company", TITLE: "Position" } as const;

/** A value without the scheme that addresses and numbers may have. */
const plain = ({ value }: Property) => unescaped(value).replace(/^(?:mailto|tel):/i, "");

/** What kind of address or number it is, as far as the file says it in words that people read. */
function kindOf({ params }: Property): string {
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
    return found.find(isPreferred) ?? found[0];
  };
  const best = (name: string) => bestOf(name)?.value;
  const rest = Object.entries(SEVERAL).flatMap(([name, label]) => {
    const taken = bestOf(name);
    const others = all(name).filter((one) => taken && plain(one) !== plain(taken));
    return others.map((one): [string, string] => [
      kindOf(one) ? `${label} (${kindOf(one)})` : label,
      plain(one),
    ]);
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
