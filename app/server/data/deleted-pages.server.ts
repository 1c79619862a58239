import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { LivePages } from "~/domain/billing/entitlement";
import type { Database } from "~/server/platform/platform.server";
import { hasRoom } from "./live-pages.server";
import type { PageRow } from "./pages.server";
import { hasRoomToReturn, isRestorable } from "./restorable.server";
import { pages } from "./schema/pages.server";
import { isUnheldFor } from "./slug-holds.server";

/** An owner's deleted pages that can be restored, latest first. */
export function listDeletedPageRows(db: Database, ownerId: string, now: Date, limit: number) {
  return db
    .select({
      id: pages.id,
      slug: pages.slug,
      title: pages.title,
      restorableSince: pages.restorableSince,
    })
    .from(pages)
    .where(isRestorable(pages, ownerId, now))
    .orderBy(desc(pages.restorableSince), desc(pages.id))
    .limit(limit);
}

/** @returns what restoring a deleted page depends on */
export async function findDeletedPage(
  db: Database,
  ownerId: string,
  id: string,
  now: Date,
): Promise<Pick<PageRow, "slug" | "version" | "unpublishedReason" | "suspendedAt"> | undefined> {
  const [row] = await db
    .select({
      slug: pages.slug,
      version: pages.version,
      unpublishedReason: pages.unpublishedReason,
      suspendedAt: pages.suspendedAt,
    })
    .from(pages)
    .where(and(eq(pages.id, id), isRestorable(pages, ownerId, now)));
  return row;
}

/** The address of a restored page, and the limits. */
export interface RestoredPlace {
  slug: string;
  /** The most pages that its owner may have. */
  limit: number;
  live: LivePages;
}

/**
 * Restores a deleted page, as live as it was where its owner's other live pages leave room; never a suspended one. All
 * of that is decided inside the write. A taken address fails the statement with a UNIQUE error.
 */
export function restoreDeletedPage(
  db: Database,
  ownerId: string,
  id: string,
  { slug, limit, live }: RestoredPlace,
  now: Date,
) {
  const room = hasRoom(ownerId, id, live);
  return db
    .update(pages)
    .set({
      ...{ slug, deletedAt: null, restorableSince: null, deletedBeside: null, updatedAt: now },
      version: sql`${pages.version} + 1`,
      published: sql`CASE WHEN ${pages.published} = 1 AND ${room} THEN 1 ELSE 0 END`,
      unpublishedReason: sql`CASE WHEN ${pages.published} = 1 AND NOT ${room} THEN 'limit'
        ELSE ${pages.unpublishedReason} END`,
    })
    .where(
      and(
        eq(pages.id, id),
        isRestorable(pages, ownerId, now),
        isNull(pages.suspendedAt),
        hasRoomToReturn(pages, ownerId, limit, now),
        isUnheldFor(ownerId, slug, now),
      ),
    );
}
