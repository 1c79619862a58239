import { desc, lt, sql } from "drizzle-orm";
import type { Database } from "~/server/platform/platform.server";
import { siteChanges } from "./schema/site.server";

/** @returns the number of the newest change, 0 before the first */
export async function newestChange(db: Database): Promise<number> {
  const [row] = await db
    .select({ seq: siteChanges.seq })
    .from(siteChanges)
    .orderBy(desc(siteChanges.seq))
    .limit(1);
  return row?.seq ?? 0;
}

/**
 * Reads on behind `seq`: one path that changes again and again is named once.
 * @param limit of the changes, not of the paths
 * @returns how many changes were read, the number of the last one, and their paths
 */
export async function changesAfter(
  db: Database,
  seq: number,
  limit: number,
): Promise<{ count: number; seq: number; paths: string[] }> {
  const rows = await db.all<{ path: string; seq: number; count: number }>(sql`
    SELECT path, max(seq) AS seq, count(*) AS count
    FROM (SELECT seq, path FROM site_changes WHERE seq > ${seq} ORDER BY seq LIMIT ${limit})
    GROUP BY path`);
  return {
    count: rows.reduce((sum, row) => sum + row.count, 0),
    seq: rows.reduce((last, row) => Math.max(last, row.seq), seq),
    paths: rows.map(({ path }) => path),
  };
}

/** Nobody reads on from that far back: an isolate asks several times a minute. */
export function deleteOldChanges(db: Database, before: Date) {
  return db.delete(siteChanges).where(lt(siteChanges.at, before));
}
