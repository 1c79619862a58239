import { sql } from "drizzle-orm";
import type { Database } from "~/server/platform/platform.server";

/**
 * @returns since when the oldest due job waits, and when the oldest change was logged that a reader has not read, in
 *   milliseconds since the epoch; null where there is none
 */
export async function readHealth(
  db: Database,
  now: Date,
): Promise<{ dueSince: number | null; changedSince: number | null }> {
  const [row] = await db.all<{ dueSince: number | null; changedSince: number | null }>(sql`
    SELECT
      (SELECT run_at FROM outbox WHERE state = 'pending' AND run_at <= ${now.getTime()}
        ORDER BY run_at LIMIT 1) AS dueSince,
      (SELECT at FROM changes WHERE seq > (SELECT coalesce(min(seq), 0) FROM change_cursors)
        ORDER BY seq LIMIT 1) AS changedSince`);
  return row ?? { dueSince: null, changedSince: null };
}
