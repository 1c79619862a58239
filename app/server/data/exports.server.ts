import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "~/server/platform/platform.server";
import { statement, type Write } from "./batch.server";
import { insertWhere } from "./insert-where.server";
import { exports } from "./schema/leaving.server";

export type ExportRow = typeof exports.$inferSelect;

/** The length of the history; older rows are erased. */
const HISTORY = 20;

/** @returns an export of a user */
export async function findExport(db: Database, userId: string, id: string): Promise<ExportRow | undefined> {
  const [row] = await db
    .select()
    .from(exports)
    .where(and(eq(exports.id, id), eq(exports.userId, userId)));
  return row;
}

/** @returns any user's export: for the job that makes it */
export async function findExportToMake(db: Database, id: string): Promise<ExportRow | undefined> {
  const [row] = await db.select().from(exports).where(eq(exports.id, id));
  return row;
}

/** @returns a user's exports, newest first */
export function listExports(db: Database, userId: string): Promise<ExportRow[]> {
  return db
    .select()
    .from(exports)
    .where(eq(exports.userId, userId))
    .orderBy(desc(exports.createdAt))
    .limit(HISTORY);
}

/** Begins an export, unless one that the user began since an instant is still being made: decided in the write. */
export function insertExport(
  row: { id: string; userId: string; key: string; createdAt: Date },
  since: Date,
): Write {
  const isFree = sql`NOT EXISTS (SELECT 1 FROM exports WHERE user_id = ${row.userId}
    AND state IN ('waiting', 'running') AND created_at > ${since.getTime()})`;
  const rest = { done: 0, total: 0, progress: null, bytes: null, readyAt: null, expiresAt: null };
  return insertWhere(exports, { ...row, ...rest, state: "waiting" as const }, isFree);
}

/** The condition that an export exists. */
export const exportExists = (id: string): SQL => sql`EXISTS (SELECT 1 FROM exports WHERE id = ${id})`;

/** The condition that an export has reached a step. */
export const isExportAt = (id: string, step: number): SQL =>
  sql`EXISTS (SELECT 1 FROM exports WHERE id = ${id} AND state = 'running' AND json_extract(progress, '$.step') = ${step})`;

const isBeingMade = (id: string, step: number): SQL =>
  sql`id = ${id} AND state IN ('waiting', 'running') AND coalesce(json_extract(progress, '$.step'), 0) = ${step}`;

/** Stores an export's progress, unless it was ended or another run was faster. */
export function advanceExport(
  { id, done, total, progress }: Pick<ExportRow, "id" | "done" | "total" | "progress">,
  from: number,
): Write {
  return statement(sql`UPDATE exports SET state = 'running', done = ${done}, total = ${total},
    progress = ${JSON.stringify(progress)} WHERE ${isBeingMade(id, from)}`);
}

/** Marks an export as ready, unless it was ended. */
export function finishExport(id: string, step: number, bytes: number, expiresAt: Date, now: Date): Write {
  return statement(sql`UPDATE exports SET state = 'ready', done = total, progress = NULL, bytes = ${bytes},
    ready_at = ${now.getTime()}, expires_at = ${expiresAt.getTime()} WHERE ${isBeingMade(id, step)}`);
}

/** The condition that an export is ready. */
export const isExportReady = (id: string): SQL =>
  sql`EXISTS (SELECT 1 FROM exports WHERE id = ${id} AND state = 'ready')`;

/** Ends every export of a user: none is continued or served from here on. @param when decided inside the write */
export function endExports(userId: string, when: SQL = sql`true`): Write {
  return statement(
    sql`UPDATE exports SET state = 'gone' WHERE user_id = ${userId} AND state <> 'gone' AND ${when}`,
  );
}

/** Ends a user's expired exports. */
export function endExpiredExports(userId: string, now: Date): Write {
  return statement(sql`UPDATE exports SET state = 'gone'
    WHERE user_id = ${userId} AND state = 'ready' AND expires_at <= ${now.getTime()}`);
}

/** Records that all files of ended exports are deleted. */
export function deleteUploads(userId: string): Write[] {
  return [
    statement(
      sql`UPDATE exports SET progress = NULL, bytes = NULL WHERE user_id = ${userId} AND state = 'gone'`,
    ),
    statement(sql`DELETE FROM exports WHERE user_id = ${userId} AND state = 'gone' AND id NOT IN (
      SELECT id FROM exports WHERE user_id = ${userId} ORDER BY created_at DESC LIMIT ${HISTORY})`),
  ];
}

/** Erases the rows of a user's exports. */
export function eraseExportRows(userId: string): Write {
  return statement(sql`DELETE FROM exports WHERE user_id = ${userId}`);
}
