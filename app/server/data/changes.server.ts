import { sql } from "drizzle-orm";
import type { Change } from "~/domain/changes";
import type { Database } from "~/server/platform/platform.server";
import { statement, type Write } from "./batch.server";

const COLUMNS = sql`seq, kind, subject, owner_id AS ownerId, since`;

/** A reader that must read every change, and resumes where the last run ended. */
export type ChangeReader = "passes";

const cursorOf = (reader: ChangeReader) =>
  sql`coalesce((SELECT seq FROM change_cursors WHERE reader = ${reader}), 0)`;

/** @returns a reader's position, and the next changes in order */
export async function changesFor(
  db: Database,
  reader: ChangeReader,
  limit: number,
): Promise<{ cursor: number; changes: Change[] }> {
  const rows = await db.all<Change & { cursor: number }>(sql`
    SELECT ${COLUMNS}, ${cursorOf(reader)} AS cursor FROM changes
    WHERE seq > ${cursorOf(reader)} ORDER BY seq LIMIT ${limit}`);
  return { cursor: rows[0]?.cursor ?? 0, changes: rows.map(({ cursor: _cursor, ...change }) => change) };
}

/** The condition of a write based on what a reader read: no other run has advanced since. */
export const isCursorAt = (reader: ChangeReader, cursor: number) => sql`${cursorOf(reader)} = ${cursor}`;

/** Advances a reader, unless another run did; the last write of the batch that handles the changes. */
export function moveCursor(reader: ChangeReader, from: number, to: number): Write {
  return statement(sql`
    INSERT INTO change_cursors (reader, seq) SELECT ${reader}, ${to} WHERE ${isCursorAt(reader, from)}
    ON CONFLICT (reader) DO UPDATE SET seq = excluded.seq`);
}

/**
 * Deletes changes from before an instant that every reader has read; isolates read several times a minute. The log has
 * no index but its own order, in which the oldest are scanned up to the first that stays.
 */
export function deleteOldChanges(before: Date): Write {
  return statement(sql`
    DELETE FROM changes WHERE seq < min(
      coalesce((SELECT seq FROM changes WHERE at >= ${before.getTime()} ORDER BY seq LIMIT 1),
        (SELECT max(seq) FROM changes)),
      (SELECT coalesce(min(seq), 0) FROM change_cursors))`);
}
