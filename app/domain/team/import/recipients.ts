import { readCsvRows } from "~/domain/files/csv-rows";
import { normalizeEmail } from "~/domain/mail-address";
import { fieldNamed } from "./column-names";

/** A recipient as mail programs write it: `Ada Lindqvist <ada@example.com>`, the name in quotes or not. */
const NAMED = /^"?([^"<>]*?)"?\s*<([^<>\s]+)>$/;
/** Longer ones are none: names and addresses have their limits. */
const MAX_RECIPIENT = 600;
/** Between recipients of one line. */
const BETWEEN = /;|(?<=>),/;
/** Between a name and an address: each line may have its own. */
const SEPARATORS = ["\t", ";", ","];

/** A person of a list: name and address, either of which may be empty. */
interface ListedPerson {
  cells: [name: string, email: string];
  /** From 1. */
  line: number;
}

/**
 * Reads a list of people that has no columns: on each line a name, an address, a name with an address in either order
 * and behind any separator, or recipients as copied out of a mail.
 * @returns null where a line is something else, or none has an address; a missing name is derived from the address
 */
export function listedPeople(text: string): ListedPerson[] | null {
  const people: ListedPerson[] = [];
  for (const [at, raw] of text.split("\n").entries()) {
    const part = raw.trim();
    // A list may start with a lone column name.
    if (part === "" || (people.length === 0 && fieldNamed(part) !== undefined)) continue;
    const found = recipientsOf(part) ?? personOf(part);
    if (found === null) return null;
    people.push(...found.map((cells) => ({ cells, line: at + 1 })));
  }
  return people.some(({ cells: [, email] }) => email !== "") ? people : null;
}

/** @returns name and address of a recipient as mail programs write it, or of a lone address; null where it is none */
export function recipientOf(text: string): { name: string; email: string } | null {
  if (text.length > MAX_RECIPIENT) return null;
  const [, name = "", inBrackets] = NAMED.exec(text.trim()) ?? [];
  const email = normalizeEmail(inBrackets ?? text);
  return email === null ? null : { name: name.trim() || nameOf(email), email };
}

/** The cells of a row that has only one by the separator of its file, where another separator parts an address from it. */
export function partedCells(cells: string[]): string[] {
  const [only = ""] = cells;
  if (cells.length !== 1 || only.length > MAX_RECIPIENT) return cells;
  const parted = SEPARATORS.map((separator) => cellsOf(only, separator));
  return parted.find((parts) => parts.length > 1 && parts.some((part) => recipientOf(part))) ?? cells;
}

const cellsOf = (line: string, separator: string): string[] =>
  (readCsvRows(line, separator, 0, 1)[0]?.cells ?? []).map((cell) => cell.trim());

function recipientsOf(line: string): ListedPerson["cells"][] | null {
  const parts = line.split(BETWEEN).filter((part) => part.trim() !== "");
  const found = parts.map(recipientOf);
  return found.every((one) => one !== null) ? found.map(({ name, email }) => [name, email]) : null;
}

function personOf(line: string): ListedPerson["cells"][] | null {
  if (line.length > MAX_RECIPIENT) return null;
  const separator = SEPARATORS.find((one) => line.includes(one));
  const [first = "", second = "", ...more] = separator
    ? cellsOf(line, separator).filter((cell) => cell !== "")
    : [line];
  // A word with an @ is taken for an address, so that validation reports its problem.
  const [isFirst, isSecond] = [first.includes("@"), second.includes("@")];
  if (more.length > 0 || (second !== "" && isFirst === isSecond)) return null;
  const [name, address] = isFirst ? [second, first] : [first, second];
  const recipient = recipientOf(address);
  return [[name || recipient?.name || "", recipient?.email ?? address]];
}

/** `ada.lindqvist@example.com` yields Ada Lindqvist, as a guess. */
function nameOf(email: string): string {
  const words = email
    .slice(0, email.indexOf("@"))
    .split(/[._+-]+|\d+/)
    .filter((word) => word !== "");
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(" ") || email;
}
