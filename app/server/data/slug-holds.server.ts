import { type SQL, sql } from "drizzle-orm";
import { statement } from "./batch.server";
import { insertWhere } from "./insert-where.server";
import type { PageVersion } from "./outbox.server";
import { slugHolds } from "./schema/pages.server";

interface Hold {
  slug: string;
  pageId: string;
  ownerId: string;
  until: Date;
}

const insertHold = (hold: Hold, kind: "moved" | "deleted", pageVersion: SQL) =>
  insertWhere(
    slugHolds,
    { ...hold, kind },
    sql`EXISTS (SELECT 1 FROM pages WHERE id = ${hold.pageId} AND ${pageVersion})`,
    { target: ["slug"], set: "new" },
  );

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
