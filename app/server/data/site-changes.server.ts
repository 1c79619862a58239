import { desc, gt, lt } from "drizzle-orm";
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

/** @returns the changes behind `seq`, oldest first, at most `limit` */
export function changesAfter(
  db: Database,
  seq: number,
  limit: number,
): Promise<{ seq: number; path: string }[]> {
  return db
    .select({ seq: siteChanges.seq, path: siteChanges.path })
    .from(siteChanges)
    .where(gt(siteChanges.seq, seq))
    .orderBy(siteChanges.seq)
    .limit(limit);
}

/** Nobody reads on from that far back: an isolate asks several times a minute. */
export function deleteOldChanges(db: Database, before: Date) {
  return db.delete(siteChanges).where(lt(siteChanges.at, before));
}
