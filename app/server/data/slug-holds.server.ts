import { sql } from "drizzle-orm";
import { statement } from "./batch.server";
import type { PageVersion } from "./outbox.server";

interface Hold {
  slug: string;
  pageId: string;
  ownerId: string;
  until: Date;
}

const insertHold = (hold: Hold, kind: "moved" | "deleted", pageVersion: ReturnType<typeof sql>) =>
  statement(sql`
    INSERT INTO slug_holds (slug, page_id, owner_id, kind, until)
    SELECT ${hold.slug}, ${hold.pageId}, ${hold.ownerId}, ${kind}, ${hold.until.getTime()}
    WHERE EXISTS (SELECT 1 FROM pages WHERE id = ${hold.pageId} AND ${pageVersion})
    ON CONFLICT (slug) DO UPDATE SET
      page_id = excluded.page_id, owner_id = excluded.owner_id, kind = excluded.kind, until = excluded.until`);

/** Keeps a page's old address as a redirect, if the write that moved it was really made. */
export function holdMovedSlug(hold: Hold, page: PageVersion) {
  return insertHold(hold, "moved", sql`version = ${page.version}`);
}

/** Keeps a deleted page's address from everybody else; its addresses from before point nowhere any more. */
export function holdDeletedSlug(hold: Hold) {
  return insertHold(hold, "deleted", sql`deleted_at IS NOT NULL`);
}

/** Of the addresses held for an owner only the newest `limit` stay held. */
export function freeOldHolds(ownerId: string, limit: number) {
  return statement(sql`
    DELETE FROM slug_holds WHERE owner_id = ${ownerId} AND slug IN (
      SELECT slug FROM slug_holds WHERE owner_id = ${ownerId} ORDER BY until DESC LIMIT -1 OFFSET ${limit})`);
}
