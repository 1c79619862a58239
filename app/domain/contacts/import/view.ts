import { z } from "zod";
import { tagSchema } from "~/domain/contacts/contact";
import { LIMITS } from "~/domain/limits";
import { IMPORT_FIELDS, type ImportColumns } from "./fields";
import type { ImportedContact, RowProblem } from "./row";

/** What is done with all rows of a file: a tag that each gets, and whether people who are in the list already are left out. */
export const importOptionsSchema = z.strictObject({ tag: tagSchema.optional(), skipsKnown: z.boolean() });
export type ImportOptions = z.output<typeof importOptionsSchema>;

export const importColumnsSchema = z
  .record(z.string().regex(/^\d{1,3}$/, "invalidFormat"), z.enum(IMPORT_FIELDS))
  .refine((columns) => Object.keys(columns).length <= LIMITS.contactImportColumns, { error: "tooMany" });

/** How a file is imported. Of vCards nothing is matched. */
export const importStartSchema = importOptionsSchema.extend({ columns: importColumnsSchema.optional() });

/** A row that was refused: the line of the file on which it begins, from 1, or a vCard's number; whose it is, and all that is wrong. */
export interface RefusedRow {
  row: number;
  name: string;
  problems: RowProblem[];
}

/** A file that was sent and not started yet: what stands in it, and what its columns are taken for. */
export interface ImportPreview {
  id: string;
  format: "csv" | "vcard";
  /** Rows, or people. */
  total: number;
  /** Of a CSV file: each column's name and what stands in its first rows. */
  columns: { name: string; samples: string[] }[];
  guess: ImportColumns;
  /** Of vCards: the first people. */
  people: ImportedContact[];
}

/** How far an import is. `skipped` are people who were in the list already. */
export interface ImportProgress {
  id: string;
  state: "waiting" | "running" | "done" | "failed";
  total: number;
  read: number;
  stored: number;
  refused: number;
  skipped: number;
  /** The first that were refused. */
  errors: RefusedRow[];
}
