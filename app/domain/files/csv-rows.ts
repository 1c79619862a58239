import { LIMITS } from "~/domain/limits";

/** A row of a file with what is behind it. */
export interface CsvRow {
  cells: string[];
  /** Its start, in characters of the text. */
  start: number;
  /** Start of the next row, in characters of the text. */
  next: number;
  /** Position of an unclosed quote; the row ends with its line. */
  openQuote?: number;
}

/** Longer cells are cut: no field takes as much. */
const MAX_CELL = 50_000;

const DELIMITERS = [",", "\t", "|", ";"];

/** Of a file its delimiter is found in: characters, and rows. */
const SAMPLE = 65_536;
const SAMPLE_ROWS = 10;

/** Which character parts the cells of a file, found from its beginning: the one that makes many and even rows of it. */
export function csvDelimiter(text: string): string {
  const sample = text.slice(0, SAMPLE);
  let best = { delimiter: ",", mean: 1.99, unevenness: Number.POSITIVE_INFINITY };
  for (const delimiter of DELIMITERS) {
    const counts = readCsvRows(sample, delimiter, 0, SAMPLE_ROWS).map(({ cells }) => cells.length);
    const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
    const unevenness = counts.reduce(
      (sum, count, row) => sum + Math.abs(count - (counts[row - 1] ?? count)),
      0,
    );
    if (mean > best.mean && unevenness <= best.unevenness) best = { delimiter, mean, unevenness };
  }
  return best.delimiter;
}

/** The same as {@link rowsOfCsv}, at most `max` of them. */
export function readCsvRows(text: string, delimiter: string, from: number, max: number): CsvRow[] {
  const rows: CsvRow[] = [];
  for (const row of rowsOfCsv(text, delimiter, from)) {
    rows.push(row);
    if (rows.length >= max) break;
  }
  return rows;
}

/**
 * The rows of a CSV file (RFC 4180) from a position on; empty rows are skipped, and so are columns beyond those that
 * are read. Each character is read a bounded number of times, for any file. A quote is literal if it does not start a
 * cell, or if its closing quote is followed by more of the cell; an unclosed one extends only to the end of its line.
 * @param text with lines ending in a line feed, see `decodeText`
 * @param from start of a row, in characters
 */
export function* rowsOfCsv(text: string, delimiter: string, from: number): Generator<CsvRow, undefined> {
  let cells: string[] = [];
  let start = from;
  let openQuote: number | undefined;
  for (let at = from; at < text.length; ) {
    const quoted = text[at] === '"' ? quotedCell(text, delimiter, at) : undefined;
    if (quoted === "open") openQuote ??= at;
    const { cell, end } = typeof quoted === "object" ? quoted : plainCell(text, delimiter, at);
    if (cells.length < LIMITS.contactImportColumns) cells.push(cell);
    at = end + 1;
    if (text[end] === delimiter && at < text.length) continue;
    if (cells.some((one) => one !== ""))
      yield {
        ...{ cells, start, next: Math.min(at, text.length) },
        ...(openQuote !== undefined && { openQuote }),
      };
    cells = [];
    openQuote = undefined;
    start = at;
  }
}

interface Cell {
  cell: string;
  /** Position of the delimiter or line feed after it, or the end of the text. */
  end: number;
}

function plainCell(text: string, delimiter: string, from: number): Cell {
  let end = from;
  while (end < text.length && text[end] !== delimiter && text[end] !== "\n") end++;
  return { cell: text.slice(from, Math.min(end, from + MAX_CELL)), end };
}

/**
 * @param from position of its first quote
 * @returns the cell; "open" if it is never closed, undefined if its quote is literal
 */
function quotedCell(text: string, delimiter: string, from: number): Cell | "open" | undefined {
  let close = text.indexOf('"', from + 1);
  while (close !== -1 && text[close + 1] === '"') close = text.indexOf('"', close + 2);
  if (close === -1) return "open";
  let end = close + 1;
  while (text[end] === " ") end++;
  if (end >= text.length || text[end] === delimiter || text[end] === "\n")
    return { cell: text.slice(from + 1, Math.min(close, from + MAX_CELL)).replaceAll('""', '"'), end };
  return text.slice(from, close).includes("\n") ? "open" : undefined;
}

/** @returns how many lines of a text end before a place */
export function linesBefore(text: string, end: number, from = 0): number {
  let lines = 0;
  for (let at = text.indexOf("\n", from); at !== -1 && at < end; at = text.indexOf("\n", at + 1)) lines++;
  return lines;
}
