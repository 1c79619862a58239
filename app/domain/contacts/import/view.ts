import { z } from "zod";
import { tagSchema } from "~/domain/contacts/contact";
import { LIMITS } from "~/domain/limits";
import { IMPORT_FIELDS, type ImportColumns } from "./fields";
import type { ImportedContact, RowProblem } from "./row";

/** Options for all rows of a file: a tag for each, and whether people already in the list are skipped. */
export const importOptionsSchema = z.strictObject({ tag: tagSchema.optional(), skipsKnown: z.boolean() });
export type ImportOptions = z.output<typeof importOptionsSchema>;

export const importColumnsSchema = z
  .record(z.string().regex(/^\d{1,3}$/, "invalidFormat"), z.enum(IMPORT_FIELDS))
  .refine((columns) => Object.keys(columns).length <= LIMITS.contactImportColumns, { error: "tooMany" });

/** How a file is imported. Of vCards nothing is matched. */
export const importStartSchema = importOptionsSchema.extend({ columns: importColumnsSchema.optional() });

/**
 * A rejected row: the line of the file where it starts, from 1, or a vCard's number; its name, and all its problems.
 */
export interface RefusedRow {
  row: number;
  name: string;
  problems: RowProblem[];
}

/** An uploaded file that was not started yet: its content, and the guessed fields of its columns. */
export interface ImportPreview {
  id: string;
  format: "csv" | "vcard";
  /** Rows, or people. */
  total: number;
  /** For a CSV file: each column's name and its values in the first rows. */
  columns: { name: string; samples: string[] }[];
  guess: ImportColumns;
  /** Of vCards: the first people. */
  people: ImportedContact[];
}

/** Progress of an import. `skipped` counts people already in the list. */
export interface ImportProgress {
  id: string;
  state: "waiting" | "running" | "done" | "failed";
  total: number;
  read: number;
  stored: number;
  refused: number;
  skipped: number;
  /** The first rejected rows. */
  errors: RefusedRow[];
}
