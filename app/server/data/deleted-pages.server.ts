import { and, desc, eq, gt, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { LivePages } from "~/domain/billing/entitlement";
import { restorableUntil } from "~/domain/deleted";
import { LIMITS } from "~/domain/limits";
import type { Database } from "~/server/platform/platform.server";
import { statement, type Write } from "./batch.server";
import { hasRoom } from "./live-pages.server";
import type { PageRow } from "./pages.server";
import { pages } from "./schema/pages.server";
import { isUnheldFor } from "./slug-holds.server";

const restorable = (ownerId: string, now: Date) =>
  and(
    eq(pages.ownerId, ownerId),
    gt(pages.restorableSince, restorableUntil(now)),
    isNotNull(pages.deletedAt),
  );

/** The deleted pages of an owner that can be put back, the latest first. */
export function listDeletedPageRows(db: Database, ownerId: string, now: Date, limit: number) {
  return db
    .select({
      id: pages.id,
      slug: pages.slug,
      title: pages.title,
      restorableSince: pages.restorableSince,
    })
    .from(pages)
    .where(restorable(ownerId, now))
    .orderBy(desc(pages.restorableSince), desc(pages.id))
    .limit(limit);
}

/** @returns what putting a deleted page back depends on */
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
    .where(and(eq(pages.id, id), restorable(ownerId, now)));
  return row;
}

/** Where a page is put back to, and for how many there is room. */
export interface RestoredPlace {
  slug: string;
  /** Pages that its owner may have. */
  limit: number;
  live: LivePages;
}

/**
 * Puts back a deleted page, as live as it was where its owner's other live pages leave room; never a suspended one. All
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
  const isWithinLimit = sql`(SELECT count(*) FROM pages AS own
    WHERE own.owner_id = ${ownerId} AND own.deleted_at IS NULL) < ${limit}`;
  return db
    .update(pages)
    .set({
      ...{ slug, deletedAt: null, restorableSince: null, updatedAt: now },
      version: sql`${pages.version} + 1`,
      published: sql`CASE WHEN ${pages.published} = 1 AND ${room} THEN 1 ELSE 0 END`,
      unpublishedReason: sql`CASE WHEN ${pages.published} = 1 AND NOT ${room} THEN 'limit'
        ELSE ${pages.unpublishedReason} END`,
    })
    .where(
      and(
        eq(pages.id, id),
        restorable(ownerId, now),
        isNull(pages.suspendedAt),
        isWithinLimit,
        isUnheldFor(ownerId, slug, now),
      ),
    );
}

/** Ends the time of deleted pages: they are emptied, and their images are collected. */
export const endRestorablePages = (now: Date): Write[] =>
  endRestoring(
    sql`restorable_since IS NOT NULL AND restorable_since <= ${restorableUntil(now).getTime()}
      ORDER BY restorable_since, id LIMIT ${LIMITS.restorableEndedPerRun}`,
  );

/** Of an owner's deleted pages only the latest can be put back, so that deleting is no way to store ever more. */
export const endOldestPages = (ownerId: string): Write[] =>
  endRestoring(
    sql`owner_id = ${ownerId} AND restorable_since IS NOT NULL
      ORDER BY restorable_since DESC, id DESC LIMIT -1 OFFSET ${LIMITS.restorableKept}`,
  );

function endRestoring(which: SQL): Write[] {
  const over = sql`(SELECT id FROM pages WHERE ${which})`;
  return [
    statement(sql`DELETE FROM page_images WHERE page_id IN ${over}`),
    statement(sql`DELETE FROM block_images WHERE holder_id IN ${over}`),
    statement(sql`UPDATE pages SET restorable_since = NULL, published = 0, title = '', share_image_key = NULL,
      content = json_object('profile', json_object('title', '', 'bio', ''), 'blocks', json_array())
      WHERE id IN ${over}`),
  ];
}
