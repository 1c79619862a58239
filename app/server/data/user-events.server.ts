import { sql } from "drizzle-orm";
import { LIMITS } from "~/domain/limits";
import type { Database } from "~/server/platform/platform.server";
import type { Write } from "./batch.server";
import { insertWhere } from "./insert-where.server";
import { userEvents } from "./schema/accounts.server";

export type UserEventRow = typeof userEvents.$inferSelect;

/** Stores an event reported by a user's screen, up to the limit per user: decided inside the write. */
export function insertUserEvent(row: UserEventRow): Write {
  const hasRoom = sql`(SELECT count(*) FROM user_events WHERE user_id = ${row.userId}) < ${LIMITS.userEvents}`;
  return insertWhere(userEvents, row, hasRoom);
}

/** @returns those of some kinds of events that a user's screens ever reported */
export async function toldEvents(
  db: Database,
  userId: string,
  names: readonly string[],
): Promise<Set<string>> {
  const rows = await db.all<{ name: string }>(sql`
    SELECT DISTINCT name FROM user_events WHERE user_id = ${userId} AND kind = 'event'
      AND name IN (SELECT value FROM json_each(${JSON.stringify(names)}))`);
  return new Set(rows.map(({ name }) => name));
}
