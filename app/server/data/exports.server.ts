import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "~/server/platform/platform.server";
import { statement, type Write } from "./batch.server";
import { exports } from "./schema/leaving.server";

export type ExportRow = typeof exports.$inferSelect;

/** What the history shows. */
const HISTORY = 20;

/** @returns an export of a user */
export async function findExport(db: Database, userId: string, id: string): Promise<ExportRow | undefined> {
  const [row] = await db
    .select()
    .from(exports)
    .where(and(eq(exports.id, id), eq(exports.userId, userId)));
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

/** Ends every export of a user: from here on none is made further or given out. @param when decided inside the write */
export function endExports(userId: string, when: SQL = sql`true`): Write {
  return statement(
    sql`UPDATE exports SET state = 'gone', progress = NULL WHERE user_id = ${userId} AND state <> 'gone' AND ${when}`,
  );
}

/** Erases the rows of a user's exports. */
export function eraseExportRows(userId: string): Write {
  return statement(sql`DELETE FROM exports WHERE user_id = ${userId}`);
}
