import { csvDelimiter, linesBefore, readCsvRows } from "~/domain/contacts/import/csv";
import { decodeText } from "~/domain/contacts/import/decode";
import { type ImportColumns, type ImportValues, valuesOf } from "~/domain/contacts/import/fields";
import { readVcards } from "~/domain/contacts/import/vcard";
import type { Platform } from "~/server/platform/platform.server";

const folderOf = (ownerId: string) => `n/${ownerId}/`;

/** R2 key of a file that contacts are imported from. */
export const importKey = (ownerId: string, importId: string) => `${folderOf(ownerId)}${importId}`;

/** Deletes the files of an owner: few can wait at a time. */
export async function deleteImportFiles({ bucket }: Platform, ownerId: string): Promise<void> {
  const { objects } = await bucket.list({ prefix: folderOf(ownerId) });
  if (objects.length > 0) await bucket.delete(objects.map(({ key }) => key));
}

/** The queue that reads an owner's files: long work holds up no mail. */
export const importShard = (ownerId: string) => `import:${ownerId}`;

/** A row, and the line of the file on which it begins, from 1; of vCards its number. */
export interface ReadRow {
  values: ImportValues;
  line: number;
}

/** Rows of a file from a place on. */
export interface ReadRows {
  rows: ReadRow[];
  /** Where the rest begins, in characters; of vCards in people. */
  at: number;
  isLast: boolean;
}

/** @returns the rows of a CSV file behind its header, by the fields of its columns */
export function readCsvValues(text: string, columns: ImportColumns, at: number, max: number): ReadRows {
  const delimiter = csvDelimiter(text);
  const header = readCsvRows(text, delimiter, 0, 1)[0];
  const start = at > 0 ? at : (header?.next ?? text.length);
  const rows = start < text.length ? readCsvRows(text, delimiter, start, max) : [];
  const isLast = rows.length < max;
  let line = 1;
  let counted = 0;
  const read = rows.map(({ cells, start: begin }) => {
    line += linesBefore(text, begin, counted);
    counted = begin;
    return { values: valuesOf(cells, columns, header?.cells), line };
  });
  return {
    rows: read,
    at: rows.at(-1)?.next ?? start,
    isLast,
  };
}

/** @returns the people of a file of vCards behind the first `at` */
export function readPeople(text: string, at: number, max: number): ReadRows {
  const rows: ReadRow[] = [];
  let seen = 0;
  for (const values of readVcards(text)) {
    if (seen++ < at) continue;
    rows.push({ values, line: seen });
    if (rows.length === max) break;
  }
  return { rows, at: at + rows.length, isLast: rows.length < max };
}

/** @returns the text of an import's file, or undefined where it is gone */
export async function readImportFile(
  { bucket }: Platform,
  ownerId: string,
  id: string,
): Promise<string | undefined> {
  const object = await bucket.get(importKey(ownerId, id));
  return object ? decodeText(new Uint8Array(await object.arrayBuffer())) : undefined;
}
