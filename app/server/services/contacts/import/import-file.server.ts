import { type ImportColumns, type ImportValues, valuesOf } from "~/domain/contacts/import/fields";
import { readVcards } from "~/domain/contacts/import/vcard";
import { type CsvRow, csvDelimiter, linesBefore, readCsvRows, rowsOfCsv } from "~/domain/files/csv-rows";
import { decodeText } from "~/domain/files/decode";
import type { Platform } from "~/server/platform/platform.server";

const folderOf = (ownerId: string) => `n/${ownerId}/`;

/** R2 key of an uploaded file of contacts. */
export const importKey = (ownerId: string, importId: string) => `${folderOf(ownerId)}${importId}`;

/** Deletes the files of an owner: few can wait at a time. */
export async function deleteImportFiles({ bucket }: Platform, ownerId: string): Promise<void> {
  const { objects } = await bucket.list({ prefix: folderOf(ownerId) });
  if (objects.length > 0) await bucket.delete(objects.map(({ key }) => key));
}

/** The queue that reads an owner's files: long work does not delay mail. */
export const importShard = (ownerId: string) => `import:${ownerId}`;

/** A row, and the line of the file on which it begins, from 1; for vCards its number. */
export interface ReadRow {
  values: ImportValues;
  line: number;
}

/** Rows of a file from a position on. */
export interface ReadRows {
  rows: ReadRow[];
  /** Where the rest begins, in characters; for vCards in people. */
  at: number;
  isLast: boolean;
}

/** Characters of rows per read: they are stored as one parameter of at most two megabytes. */
const MAX_CHARACTERS = 500_000;

/** @returns the rows of a CSV file after its header, by the fields of its columns */
export function readCsvValues(text: string, columns: ImportColumns, at: number, max: number): ReadRows {
  const delimiter = csvDelimiter(text);
  const header = readCsvRows(text, delimiter, 0, 1)[0];
  const start = at > 0 ? at : (header?.next ?? text.length);
  let line = 1;
  let counted = 0;
  const rowIn = ({ cells, start: begin }: CsvRow): ReadRow => {
    line += linesBefore(text, begin, counted);
    counted = begin;
    return { values: valuesOf(cells, columns, header?.cells), line };
  };
  const { last, ...read } = readSome(rowsOfCsv(text, delimiter, start), rowIn, max);
  return { ...read, at: last?.next ?? start };
}

/** @returns the people of a file of vCards after the first `at` */
export function readPeople(text: string, at: number, max: number): ReadRows {
  const people = readVcards(text);
  for (let seen = 0; seen < at; seen++) people.next();
  let line = at;
  const rowIn = (values: ImportValues): ReadRow => {
    line++;
    return { values, line };
  };
  const { rows, isLast } = readSome(people, rowIn, max);
  return { rows, isLast, at: at + rows.length };
}

/** Reads rows until there are `max`, or that many characters in them. */
function readSome<T>(all: Iterator<T>, rowIn: (read: T) => ReadRow, max: number) {
  const rows: ReadRow[] = [];
  let last: T | undefined;
  for (let characters = 0; rows.length < max && characters < MAX_CHARACTERS; ) {
    const { value, done } = all.next();
    if (done) return { rows, last, isLast: true };
    const row = rowIn(value);
    characters += Object.values(row.values).join("").length;
    rows.push(row);
    last = value;
  }
  return { rows, last, isLast: false };
}

/** @returns the text of an import's file, or undefined where it is deleted */
export async function readImportFile(
  { bucket }: Platform,
  ownerId: string,
  id: string,
): Promise<string | undefined> {
  const object = await bucket.get(importKey(ownerId, id));
  return object ? decodeText(new Uint8Array(await object.arrayBuffer())) : undefined;
}
