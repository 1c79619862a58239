import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { PageContent } from "~/domain/pages/schema";
import type { Database } from "~/server/platform/platform.server";
import { statement, type Write } from "./batch.server";
import { deleteImagesOf } from "./images/held-images.server";
import type { WantedImages } from "./images/image-rows.server";
import { storeVersionImages } from "./images/version-images.server";
import { insertWhere } from "./insert-where.server";
import { pages, paidVersions } from "./schema/pages.server";

/**
 * The holder id of a paid version's image rows. They are in the same tables as those of pages, so that the collection
 * of images respects them without extra code; no page has such an id, so that they are never shown.
 */
export const paidHolder = (pageId: string): string => `pv_${pageId}`;

/** The same for every page of a query's column. */
export const paidHolderOf = (pageId: SQL): SQL => sql`'pv_' || ${pageId}`;

interface PaidVersion {
  pageId: string;
  ownerId: string;
  content: PageContent;
  /** Images that it shows, if the page or the version before has them. */
  wanted: WantedImages;
}

/** Replaces the paid version of an owner's page, with its images; the first write is the row's. */
export function storePaidVersion({ pageId, ownerId, content, wanted }: PaidVersion, now: Date): Write[] {
  const isOwn = sql`EXISTS (SELECT 1 FROM pages
    WHERE id = ${pageId} AND owner_id = ${ownerId} AND deleted_at IS NULL)`;
  const isStored = sql`EXISTS (SELECT 1 FROM paid_versions WHERE page_id = ${pageId}) AND ${isOwn}`;
  return [
    insertWhere(paidVersions, { pageId, content, createdAt: now }, isOwn, { target: ["pageId"], set: "new" }),
    ...storeVersionImages({ pageId, versionId: paidHolder(pageId) }, wanted, isStored, now),
  ];
}

/** @returns the paid version of an owner's page; its content may have an older schema */
export async function findPaidVersion(db: Database, ownerId: string, pageId: string) {
  const [row] = await db
    .select({ content: paidVersions.content, createdAt: paidVersions.createdAt })
    .from(paidVersions)
    .innerJoin(pages, eq(pages.id, paidVersions.pageId))
    .where(and(eq(paidVersions.pageId, pageId), eq(pages.ownerId, ownerId)));
  return row;
}

/** @returns when the paid version of an owner's page was stored, without reading it */
export async function findPaidVersionTime(db: Database, ownerId: string, pageId: string) {
  const [row] = await db
    .select({ createdAt: paidVersions.createdAt })
    .from(paidVersions)
    .innerJoin(pages, eq(pages.id, paidVersions.pageId))
    .where(and(eq(paidVersions.pageId, pageId), eq(pages.ownerId, ownerId), isNull(pages.deletedAt)));
  return row?.createdAt;
}

/** Deletes paid versions with their image rows. @param ids of their pages, as a query in brackets */
const deletePaidVersions = (ids: SQL): Write[] => [
  ...deleteImagesOf(
    ["page"],
    sql`(SELECT ${paidHolderOf(sql`page_id`)} FROM paid_versions WHERE page_id IN ${ids})`,
  ),
  statement(sql`DELETE FROM paid_versions WHERE page_id IN ${ids}`),
];

/** Deletes the paid version of one page with its image rows. */
export const deletePaidVersion = (pageId: string): Write[] => deletePaidVersions(sql`(SELECT ${pageId})`);

/** Deletes some of those whose pages are permanently deleted; a restorable page keeps its own. */
export const deleteOrphanedPaidVersions = (limit: number): Write[] =>
  deletePaidVersions(sql`(SELECT version.page_id FROM paid_versions AS version
    WHERE NOT EXISTS (SELECT 1 FROM pages WHERE pages.id = version.page_id
      AND (pages.deleted_at IS NULL OR pages.restorable_since IS NOT NULL))
    ORDER BY version.page_id LIMIT ${limit})`);
