import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "~/server/platform/platform.server";
import { statement } from "./batch.server";
import { insertWhere } from "./insert-where.server";
import type { PageVersion } from "./outbox.server";
import { pages, slugHolds } from "./schema/pages.server";

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

/** Holds a page's old address as a redirect, if the write that moved it was really made. */
export function holdMovedSlug(hold: Hold, page: PageVersion) {
  return insertHold(hold, "moved", sql`version = ${page.version}`);
}

/** Reserves a deleted page's address for its owner; its earlier addresses no longer redirect. */
export function holdDeletedSlug(hold: Hold) {
  return insertHold(hold, "deleted", sql`deleted_at IS NOT NULL`);
}

/** Only the newest `limit` of an owner's held addresses stay held. */
export function freeOldHolds(ownerId: string, limit: number) {
  return statement(sql`
    DELETE FROM slug_holds WHERE owner_id = ${ownerId} AND slug IN (
      SELECT slug FROM slug_holds WHERE owner_id = ${ownerId} ORDER BY until DESC LIMIT -1 OFFSET ${limit})`);
}

/** The condition that an address is not held for another owner, inside a write. */
export const isUnheldFor = (ownerId: string, slug: string, now: Date): SQL =>
  sql`NOT EXISTS (SELECT 1 FROM slug_holds
    WHERE slug = ${slug} AND owner_id <> ${ownerId} AND until > ${now.getTime()})`;

/** Releases an address that a page of its owner uses again. */
export function releaseSlug(db: Database, slug: string, ownerId: string, pageId: string) {
  return db
    .delete(slugHolds)
    .where(
      and(
        eq(slugHolds.slug, slug),
        eq(slugHolds.ownerId, ownerId),
        sql`EXISTS (SELECT 1 FROM pages WHERE id = ${pageId} AND slug = ${slug} AND deleted_at IS NULL)`,
      ),
    );
}

/** @returns the hold on an address at an instant */
export async function findHold(db: Database, slug: string, now: Date) {
  const [row] = await db.select().from(slugHolds).where(eq(slugHolds.slug, slug));
  return row && row.until > now ? row : undefined;
}

/** @returns the owner and page of an address */
export async function findSlugOwner(db: Database, slug: string) {
  const [row] = await db
    .select({ pageId: pages.id, ownerId: pages.ownerId })
    .from(pages)
    .where(and(eq(pages.slug, slug), isNull(pages.deletedAt)));
  return row;
}
