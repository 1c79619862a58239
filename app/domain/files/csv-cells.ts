import Papa from "papaparse";
import type { Delimiter } from "./delimiter";

/** Rows of a file (RFC 4180), each with its line end. */
export const csvLines = (rows: string[][], delimiter: Delimiter): string =>
  rows.length > 0 ? `${Papa.unparse(rows, { newline: "\r\n", delimiter })}\r\n` : "";

/**
 * The start of a cell that a spreadsheet runs as a formula: a sign, including its full-width form and after invisible
 * characters, or a tab or return.
 */
const FORMULA = /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠])/u;

/**
 * The same within a text: where the list separator is a semicolon, as in most of Europe, spreadsheets part a file by
 * semicolons and line ends, also between quotes.
 */
const AFTER_BREAK = /([;\t\r\n])(?=["\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠])/gu;
const MADE_HARMLESS = /([;\t\r\n])'(?=["\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠])/gu;

/** A text as a cell that no spreadsheet runs: an apostrophe precedes a start like a formula's. */
export function harmless(text: string): string {
  const within = text.replace(AFTER_BREAK, "$1'");
  return FORMULA.test(text) ? `'${within}` : within;
}

/** The same text again as it was before {@link harmless}. */
export function unharmed(cell: string): string {
  const text = cell.replace(MADE_HARMLESS, "$1");
  return text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text;
}
