import { sql } from "drizzle-orm";
import type { Database } from "~/server/platform/platform.server";
import { statement, type Write } from "../batch.server";

const listOf = (keys: readonly string[]) => sql`(SELECT value FROM json_each(${JSON.stringify(keys)}))`;

/** Notes when objects were first seen without a row that uses them; an earlier time stays. */
export const markOrphans = (keys: readonly string[], now: Date): Write =>
  statement(sql`
    INSERT OR IGNORE INTO orphans (key, seen_at)
    SELECT value, ${now.getTime()} FROM json_each(${JSON.stringify(keys)})`);

export const forgetOrphans = (keys: readonly string[]): Write =>
  statement(sql`DELETE FROM orphans WHERE key IN ${listOf(keys)}`);

/** @returns those of the keys that were first seen without a use by an instant */
export async function orphansSince(db: Database, keys: readonly string[], by: Date): Promise<string[]> {
  const rows = await db.all<{ key: string }>(sql`
    SELECT key FROM orphans WHERE key IN ${listOf(keys)} AND seen_at <= ${by.getTime()}`);
  return rows.map(({ key }) => key);
}
