import { LIMITS } from "~/domain/limits";

/** A row of a file with what is behind it. */
export interface CsvRow {
  cells: string[];
  /** Where it begins, in characters of the text. */
  start: number;
  /** Where the next row begins, in characters of the text. */
  next: number;
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
 * The rows of a CSV file (RFC 4180) from a place on; rows without any character are passed over, and so are the columns
 * beyond those that are read. Each character is looked at a few times at most, whatever the file is: quotes that close no
 * cell stand for themselves, and one that is never closed takes the rest.
 * @param text whose lines end by a line feed, see `decodeText`
 * @param from where a row begins, in characters
 */
export function* rowsOfCsv(text: string, delimiter: string, from: number): Generator<CsvRow, undefined> {
  let cells: string[] = [];
  let start = from;
  for (let at = from; at < text.length; ) {
    const { cell, end } = text[at] === '"' ? quotedCell(text, delimiter, at) : plainCell(text, delimiter, at);
    if (cells.length < LIMITS.contactImportColumns) cells.push(cell);
    at = end + 1;
    if (text[end] === delimiter && at < text.length) continue;
    if (cells.some((one) => one !== "")) yield { cells, start, next: Math.min(at, text.length) };
    cells = [];
    start = at;
  }
}

interface Cell {
  cell: string;
  /** Where the delimiter or line feed behind it stands, or the text ends. */
  end: number;
}

function plainCell(text: string, delimiter: string, from: number): Cell {
  let end = from;
  while (end < text.length && text[end] !== delimiter && text[end] !== "\n") end++;
  return { cell: text.slice(from, Math.min(end, from + MAX_CELL)), end };
}

/** @param from where its first quote stands */
function quotedCell(text: string, delimiter: string, from: number): Cell {
  const upTo = (close: number) =>
    text.slice(from + 1, Math.min(close, from + MAX_CELL)).replaceAll('""', '"');
  for (let close = text.indexOf('"', from + 1); close !== -1; close = text.indexOf('"', close + 1)) {
    if (text[close + 1] === '"') {
      close++;
      continue;
    }
    let end = close + 1;
    while (text[end] === " ") end++;
    if (end >= text.length || text[end] === delimiter || text[end] === "\n")
      return { cell: upTo(close), end };
  }
  return { cell: upTo(text.length), end: text.length };
}

/** @returns how many lines of a text end before a place */
export function linesBefore(text: string, end: number, from = 0): number {
  let lines = 0;
  for (let at = text.indexOf("\n", from); at !== -1 && at < end; at = text.indexOf("\n", at + 1)) lines++;
  return lines;
}
