import Papa from "papaparse";

/** A row of a file with what is behind it. */
export interface CsvRow {
  cells: string[];
  /** Where it begins, in characters of the text. */
  start: number;
  /** Where the next row begins, in characters of the text. */
  next: number;
}

/** Which character parts the cells of a file: found once, from its beginning. */
export function csvDelimiter(text: string): string {
  const { meta } = Papa.parse(text.slice(0, 65_536), { preview: 20, newline: "\n" });
  return meta.delimiter || ",";
}

/**
 * Rows of a CSV file from a place on, at most `max`; rows without any character are passed over.
 * @param text whose lines end by a line feed, see `decodeText`
 * @param from where a row begins, in characters
 */
export function readCsvRows(text: string, delimiter: string, from: number, max: number): CsvRow[] {
  const rows: CsvRow[] = [];
  let start = from;
  Papa.parse<string[]>(text.slice(from), {
    delimiter,
    newline: "\n",
    step({ data, meta }, parser) {
      const next = from + meta.cursor;
      if (data.some((cell) => cell !== "")) rows.push({ cells: data, start, next });
      start = next;
      if (rows.length >= max) parser.abort();
    },
  });
  return rows;
}

/** @returns how many lines of a text end before a place */
export function linesBefore(text: string, end: number, from = 0): number {
  let lines = 0;
  for (let at = text.indexOf("\n", from); at !== -1 && at < end; at = text.indexOf("\n", at + 1)) lines++;
  return lines;
}
