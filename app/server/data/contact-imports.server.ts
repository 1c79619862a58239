import { and, eq, type SQL, sql } from "drizzle-orm";
import type { ImportColumns } from "~/domain/contacts/import/fields";
import type { ImportedContact } from "~/domain/contacts/import/row";
import type { RefusedRow } from "~/domain/contacts/import/view";
import { LIMITS } from "~/domain/limits";
import type { Database } from "~/server/platform/platform.server";
import { statement, type Write } from "./batch.server";
import { NEVER_TOLD } from "./contacts.server";
import { insertFrom, insertWhere } from "./insert-where.server";
import { contactImports, contacts } from "./schema/contacts.server";

export type ContactImportRow = typeof contactImports.$inferSelect;

type NewImport = Pick<ContactImportRow, "id" | "ownerId" | "format" | "total" | "createdAt">;

/** Records an uploaded file, while its owner has not too many waiting ones: decided inside the write. */
export function insertImport(row: NewImport): Write {
  const rest = {
    state: "waiting" as const,
    columns: {},
    read: 0,
    stored: 0,
    refused: 0,
    errors: [],
    endedAt: null,
  };
  const hasRoom = sql`(SELECT count(*) FROM contact_imports WHERE owner_id = ${row.ownerId}
    AND state IN ('waiting', 'running')) < ${LIMITS.contactImports}`;
  return insertWhere(contactImports, { ...rest, ...row }, hasRoom);
}

/** @returns an import of an owner */
export async function findImport(
  db: Database,
  ownerId: string,
  id: string,
): Promise<ContactImportRow | undefined> {
  const [row] = await db
    .select()
    .from(contactImports)
    .where(and(eq(contactImports.id, id), eq(contactImports.ownerId, ownerId)));
  return row;
}

/** @returns any owner's import: for its jobs */
export async function findImportToRun(db: Database, id: string): Promise<ContactImportRow | undefined> {
  const [row] = await db.select().from(contactImports).where(eq(contactImports.id, id));
  return row;
}

/** The condition that an import runs and has read so many rows. */
export const isImportAt = (id: string, read: number): SQL =>
  sql`EXISTS (SELECT 1 FROM contact_imports WHERE id = ${id} AND state = 'running' AND read = ${read})`;

/** Starts a waiting import. */
export function startImport(id: string, columns: ImportColumns): Write {
  return statement(sql`UPDATE contact_imports SET state = 'running', columns = ${JSON.stringify(columns)}
    WHERE id = ${id} AND state = 'waiting'`);
}

/** A contact of a row, with the id derived from that row. */
export interface RowToStore extends ImportedContact {
  id: string;
  personKey: string | null;
}

/**
 * Stores the contacts of rows, while their import is still at that position and the owner has room; each counts by its
 * place among them. Idempotent.
 * @param skipsKnown leaves out people who are already in the owner's list
 */
export function insertImported(
  { id, ownerId, read }: Pick<ContactImportRow, "id" | "ownerId" | "read">,
  rows: readonly RowToStore[],
  { skipsKnown, now }: { skipsKnown: boolean; now: Date },
): Write {
  const of = (name: string): SQL => sql`json_extract(value, ${`$.${name}`})`;
  const isNew = skipsKnown
    ? sql`(${of("personKey")} IS NULL OR NOT EXISTS (SELECT 1 FROM contacts known WHERE known.owner_id = ${ownerId}
        AND known.person_key = ${of("personKey")} AND known.deleted_at IS NULL AND known.held IS NULL))`
    : sql`true`;
  return insertFrom(
    contacts,
    {
      ...{
        id: of("id"),
        ownerId,
        pageId: "",
        cardId: null,
        code: null,
        memberId: null,
        source: "import" as const,
      },
      ...{ name: sql`coalesce(${of("name")}, '')`, phone: of("phone"), email: of("email") },
      ...{
        position: of("position"),
        company: of("company"),
        linkedIn: of("linkedIn"),
        message: of("message"),
      },
      ...{
        language: null,
        consent: sql`'null'`,
        note: of("note"),
        tags: of("tags"),
        status: "seen" as const,
      },
      ...{ personKey: of("personKey"), mergedInto: null, held: null, deletedAt: null },
      ...{ createdAt: now, mailedAt: NEVER_TOLD, seq: null },
    },
    sql`FROM json_each(${JSON.stringify(rows)}) WHERE ${isImportAt(id, read)} AND ${isNew}
      AND coalesce((SELECT contacts FROM contact_counts WHERE owner_id = ${ownerId}), 0) + key < ${LIMITS.contacts}`,
    { target: ["id"] },
  );
}

/** The result of a run: rows it processed, contacts to store, and rows refused. */
export interface ImportRun {
  looked: number;
  ids: readonly string[];
  refused: number;
  errors: RefusedRow[];
  isLast: boolean;
}

/** Stores an import's progress, in the batch that stored the rows: those stored are counted there. */
export function advanceImport(row: ContactImportRow, run: ImportRun, now: Date): Write {
  const errors = [...row.errors, ...run.errors].slice(0, LIMITS.contactImportErrors);
  return statement(sql`UPDATE contact_imports SET
      read = read + ${run.looked}, refused = refused + ${run.refused}, errors = ${JSON.stringify(errors)},
      stored = stored + (SELECT count(*) FROM contacts WHERE id IN (SELECT value FROM json_each(${JSON.stringify(run.ids)}))),
      state = ${run.isLast ? "done" : "running"}, ended_at = ${run.isLast ? now.getTime() : null}
    WHERE id = ${row.id} AND state = 'running' AND read = ${row.read}`);
}

/** Ends an import whose file cannot be read. */
export function failImport(id: string, now: Date): Write {
  return statement(sql`UPDATE contact_imports SET state = 'failed', ended_at = ${now.getTime()}
    WHERE id = ${id} AND state = 'running'`);
}

/** Deletes an import that was not started. */
export function dropImport(ownerId: string, id: string): Write {
  return statement(
    sql`DELETE FROM contact_imports WHERE id = ${id} AND owner_id = ${ownerId} AND state = 'waiting'`,
  );
}
