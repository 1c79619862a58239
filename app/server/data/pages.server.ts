import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { LivePages } from "~/domain/billing/entitlement";
import type { ListFilter } from "~/domain/list-filter";
import type { PageContent } from "~/domain/pages/schema";
import type { Database } from "~/server/platform/platform.server";
import { insertWhere } from "./insert-where.server";
import { type ListPlace, sortedKeyset } from "./keyset.server";
import { goLive, hasRoom, type LiveLimit } from "./live-pages.server";
import { countBeside } from "./restorable.server";
import { pages } from "./schema/pages.server";
import { hasWords } from "./search-words.server";
import { isUnheldFor } from "./slug-holds.server";

export type PageRow = typeof pages.$inferSelect;
export type PageSummary = Omit<PageRow, "content" | "deletedBeside">;

export interface NewPage {
  id: string;
  ownerId: string;
  slug: string;
  code: string;
  content: PageContent;
  isPro: boolean;
  published: boolean;
  unpublishedReason: PageRow["unpublishedReason"];
  isDuplicate: boolean;
  shareImageKey: string | null;
  /** The template it follows. */
  templateId: string | null;
  createdAt: Date;
}

const live = isNull(pages.deletedAt);

const summaryColumns = {
  id: pages.id,
  ownerId: pages.ownerId,
  slug: pages.slug,
  code: pages.code,
  title: pages.title,
  isPro: pages.isPro,
  published: pages.published,
  unpublishedReason: pages.unpublishedReason,
  publishedAt: pages.publishedAt,
  version: pages.version,
  isDuplicate: pages.isDuplicate,
  shareImageKey: pages.shareImageKey,
  templateId: pages.templateId,
  createdAt: pages.createdAt,
  updatedAt: pages.updatedAt,
  suspendedAt: pages.suspendedAt,
  deletedAt: pages.deletedAt,
  restorableSince: pages.restorableSince,
};

/**
 * Inserts a page only while its owner has fewer than `limit`, and only if the address is not held for another owner:
 * both are decided inside the write, so parallel calls cannot pass them. A taken slug fails the statement with a UNIQUE
 * error.
 * @param onlyIf a further condition, decided inside the write as well
 */
export function insertPage(page: NewPage, limit: number, onlyIf: SQL = sql`1`) {
  const { createdAt } = page;
  const row = {
    ...page,
    title: page.content.profile.title,
    publishedAt: page.published ? createdAt : null,
    version: 1,
    updatedAt: createdAt,
    suspendedAt: null,
    deletedAt: null,
    restorableSince: null,
    deletedBeside: null,
  };
  const isWithinLimit = sql`(SELECT count(*) FROM pages WHERE owner_id = ${page.ownerId} AND deleted_at IS NULL)
    < ${limit}`;
  const isFree = isUnheldFor(page.ownerId, page.slug, createdAt);
  return insertWhere(pages, row, sql`${isWithinLimit} AND ${isFree} AND ${onlyIf}`);
}

/** @returns the owner's page with its content */
export async function findOwnPage(db: Database, ownerId: string, id: string): Promise<PageRow | undefined> {
  const [row] = await db
    .select()
    .from(pages)
    .where(and(eq(pages.id, id), eq(pages.ownerId, ownerId), live));
  return row;
}

/** Those that match, newest first or in the requested order, starting after the cursor. */
export function listOwnPages(
  db: Database,
  ownerId: string,
  limit: number,
  after?: ListPlace,
  { search, sort }: ListFilter = {},
): Promise<PageSummary[]> {
  const { older, order } = sortedKeyset(pages, sort, after);
  return db
    .select(summaryColumns)
    .from(pages)
    .where(and(eq(pages.ownerId, ownerId), live, older, hasWords(search, [pages.title, pages.slug])))
    .orderBy(...order)
    .limit(limit);
}

export async function countOwnPages(db: Database, ownerId: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)` })
    .from(pages)
    .where(and(eq(pages.ownerId, ownerId), live));
  return row?.count ?? 0;
}

export interface PageChange {
  content?: PageContent;
  isPro?: boolean;
  slug?: string;
  published?: boolean;
  unpublishedReason?: PageRow["unpublishedReason"];
  shareImageKey?: string;
}

/**
 * Changes the owner's page. With `published: true` it goes live where the limit has room, decided inside the write.
 * With `ifVersion` only at that version. An address held for another owner, or any for a suspended page, changes
 * nothing; a taken one fails the statement with a UNIQUE error.
 */
export function updateOwnPage(
  db: Database,
  ownerId: string,
  id: string,
  change: PageChange,
  now: Date,
  liveLimit: LiveLimit,
  ifVersion?: number,
) {
  const title = change.content?.profile.title;
  const room = change.published ? hasRoom(ownerId, id, liveLimit) : undefined;
  const held = change.slug
    ? sql`${isUnheldFor(ownerId, change.slug, now)} AND ${pages.suspendedAt} IS NULL`
    : undefined;
  return db
    .update(pages)
    .set({
      ...change,
      ...(title === undefined ? {} : { title }),
      ...(room ? goLive(room, now) : {}),
      version: sql`${pages.version} + 1`,
      isDuplicate: false,
      updatedAt: now,
    })
    .where(
      and(
        eq(pages.id, id),
        eq(pages.ownerId, ownerId),
        live,
        held,
        liveLimit.beyond === "refuse" ? room : undefined,
        ifVersion === undefined ? undefined : eq(pages.version, ifVersion),
      ),
    );
}

/**
 * Records a change of a page's images: a new version, though its content is the same, and maybe a share image to draw.
 */
export function touchOwnPage(
  db: Database,
  ownerId: string,
  id: string,
  now: Date,
  change: Pick<PageChange, "shareImageKey"> = {},
) {
  return db
    .update(pages)
    .set({ ...change, version: sql`${pages.version} + 1`, updatedAt: now })
    .where(and(eq(pages.id, id), eq(pages.ownerId, ownerId), live));
}

/**
 * Publishes a page whose links were to be checked first, unless it was saved or unpublished since; where its owner's
 * other live pages leave room for it.
 */
export function publishChecked(
  db: Database,
  page: Pick<PageRow, "id" | "ownerId" | "version">,
  now: Date,
  limit: LivePages,
) {
  return db
    .update(pages)
    .set({
      ...goLive(hasRoom(page.ownerId, page.id, limit), now),
      version: sql`${pages.version} + 1`,
      updatedAt: now,
    })
    .where(
      and(
        eq(pages.id, page.id),
        eq(pages.version, page.version),
        eq(pages.unpublishedReason, "checking"),
        live,
      ),
    );
}

export function dismissDuplicate(db: Database, ownerId: string, id: string) {
  return db
    .update(pages)
    .set({ isDuplicate: false })
    .where(and(eq(pages.id, id), eq(pages.ownerId, ownerId), eq(pages.isDuplicate, true)));
}

/**
 * Deletes a page that is not suspended with all its content; its owner can restore it for a while. Its address is held
 * by the slug holds.
 */
export function deleteOwnPage(db: Database, ownerId: string, id: string, now: Date) {
  return db
    .update(pages)
    .set({
      deletedAt: now,
      restorableSince: now,
      deletedBeside: countBeside(pages, ownerId, now),
      updatedAt: now,
    })
    .where(and(eq(pages.id, id), eq(pages.ownerId, ownerId), live, isNull(pages.suspendedAt)));
}
