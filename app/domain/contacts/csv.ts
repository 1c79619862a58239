import Papa from "papaparse";
import type { LanguageCode } from "~/domain/languages";
import { phoneNumber } from "~/domain/phone";
import type { NamedContact } from "./view";

/** Whom a CSV file is for: programs that run cells as formulas, or one that reads phone numbers as they are. */
export const CSV_KINDS = ["spreadsheet", "crm"] as const;
export type CsvKind = (typeof CSV_KINDS)[number];

/** What a file begins with: spreadsheets take a file without it for one of their old encodings. */
export const CSV_START: Record<CsvKind, string> = { spreadsheet: "\uFEFF", crm: "" };

/** Languages whose spreadsheets write decimals with a comma, and so part cells by a semicolon. */
const BY_SEMICOLON: ReadonlySet<LanguageCode> = new Set(["de", "es", "fi", "fr", "it", "nl", "pl", "pt"]);

/** What parts the cells of a file that a spreadsheet of a language opens. */
export const delimiterOf = (language: LanguageCode): Delimiter => (BY_SEMICOLON.has(language) ? ";" : ",");
export type Delimiter = "," | ";";

/** The columns of a contact, in their order; their names are the same in every language. */
const COLUMNS: readonly [string, (contact: NamedContact) => string | undefined][] = [
  ["Created at", ({ createdAt }) => createdAt],
  ["Name", ({ name }) => name],
  ["Email", ({ email }) => email],
  ["Phone", ({ phone }) => phone],
  ["Position", ({ position }) => position],
  ["Company", ({ company }) => company],
  ["LinkedIn", ({ linkedIn }) => linkedIn],
  ["Page", ({ page }) => page?.title],
  ["Card", ({ card }) => card?.title],
  ["Code", ({ codeName, code }) => codeName ?? code],
  ["Source", ({ source }) => source],
  ["Message", ({ message }) => message],
  ["Note", ({ note }) => note],
  ["Tags", ({ tags }) => tags.join(", ")],
  ["Consent text", ({ consent }) => consent?.text],
  ["Consent version", ({ consent }) => consent?.version],
  ["Consent time", ({ consent }) => consent?.at],
];

/** The first row of a file, which stands there also where no other does. */
export const csvHeader = (delimiter: Delimiter = ","): string =>
  lines([COLUMNS.map(([name]) => name)], delimiter);

/** Rows of a file (RFC 4180), each with its line end. */
export function csvRows(
  contacts: readonly NamedContact[],
  kind: CsvKind,
  delimiter: Delimiter = ",",
): string {
  return lines(
    contacts.map((contact) =>
      COLUMNS.map(([name, read]) => {
        const text = read(contact) ?? "";
        // An apostrophe would break every number with a country code; what is dialled runs as no formula but a sum.
        return kind === "crm" && name === "Phone" && phoneNumber(text) !== null ? text : harmless(text);
      }),
    ),
    delimiter,
  );
}

const lines = (rows: string[][], delimiter: Delimiter): string =>
  rows.length > 0 ? `${Papa.unparse(rows, { newline: "\r\n", delimiter })}\r\n` : "";

/**
 * How a cell begins that a spreadsheet runs as a formula: by a sign, also in its full-width form and after what is not
 * seen, or by a tab or return.
 */
const FORMULA = /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠])/u;

/**
 * The same within a text: where the list separator is a semicolon, as in most of Europe, spreadsheets part a file by
 * semicolons and line ends, also between quotes.
 */
const AFTER_BREAK = /([;\t\r\n])(?=["\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠])/gu;
const MADE_HARMLESS = /([;\t\r\n])'(?=["\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠])/gu;

/** A text as a cell that no spreadsheet runs: an apostrophe before what would begin a cell like a formula. */
export function harmless(text: string): string {
  const within = text.replace(AFTER_BREAK, "$1'");
  return FORMULA.test(text) ? `'${within}` : within;
}

/** The same text again as it was before {@link harmless}. */
export function unharmed(cell: string): string {
  const text = cell.replace(MADE_HARMLESS, "$1");
  return text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text;
}
