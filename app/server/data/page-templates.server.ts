import { and, asc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { PageTemplateContent } from "~/domain/team/page-template";
import type { Database } from "~/server/platform/platform.server";
import type { Write } from "./batch.server";
import { insertWhere } from "./insert-where.server";
import { pages } from "./schema/pages.server";
import { pageTemplates } from "./schema/team.server";
import {
  changeTemplateRow,
  followersOf,
  followTemplateRow,
  hasRoomForTemplate,
  removeTemplateRow,
  TEMPLATES_OF,
} from "./team-templates.server";

export type PageTemplateRow = typeof pageTemplates.$inferSelect;
export type ListedPageTemplateRow = PageTemplateRow & { pages: number };

const KIND = TEMPLATES_OF.pages;

const listed = {
  id: pageTemplates.id,
  ownerId: pageTemplates.ownerId,
  name: pageTemplates.name,
  content: pageTemplates.content,
  version: pageTemplates.version,
  createdAt: pageTemplates.createdAt,
  updatedAt: pageTemplates.updatedAt,
  pages: followersOf(KIND),
};

const isOwn = (ownerId: string, id: string) =>
  and(eq(pageTemplates.id, id), eq(pageTemplates.ownerId, ownerId));

/** An owner's page templates, oldest first. */
export function listPageTemplates(
  db: Database,
  ownerId: string,
  limit: number,
): Promise<ListedPageTemplateRow[]> {
  return db
    .select(listed)
    .from(pageTemplates)
    .where(eq(pageTemplates.ownerId, ownerId))
    .orderBy(asc(pageTemplates.createdAt))
    .limit(limit);
}

/** A template as it is applied to a page, without the count of its followers. */
export async function findPageTemplate(
  db: Database,
  ownerId: string,
  id: string,
): Promise<PageTemplateRow | undefined> {
  const [row] = await db.select().from(pageTemplates).where(isOwn(ownerId, id));
  return row;
}

export async function findListedPageTemplate(
  db: Database,
  ownerId: string,
  id: string,
): Promise<ListedPageTemplateRow | undefined> {
  const [row] = await db.select(listed).from(pageTemplates).where(isOwn(ownerId, id));
  return row;
}

/** Inserts one only while its owner has fewer than `limit`, decided inside the write. */
export const insertPageTemplate = (row: PageTemplateRow, limit: number): Write =>
  insertWhere(pageTemplates, row, hasRoomForTemplate(KIND, row.ownerId, limit));

/** Changes one; with `ifVersion` only at that version. */
export const updatePageTemplate = (
  owned: { ownerId: string; id: string },
  change: { name: string; content: PageTemplateContent },
  now: Date,
  ifVersion?: number,
): Write => changeTemplateRow(KIND, owned, change, now, ifVersion);

/** Removes one; the pages that followed it no longer follow any. */
export const deletePageTemplate = (ownerId: string, id: string, now: Date): Write[] =>
  removeTemplateRow(KIND, ownerId, id, now);

/** Makes an owner's pages follow a template, or none. */
export const followPageTemplate = (
  ownerId: string,
  templateId: string | null,
  ids: readonly string[],
  now: Date,
): Write => followTemplateRow(KIND, ownerId, templateId, ids, now);

const choice = { id: pages.id, slug: pages.slug, title: pages.title, templateId: pages.templateId };

/** An owner's pages by id, or all of them, that do (`follows`) or do not follow a template. */
export function pagesAmong(
  db: Database,
  ownerId: string,
  { templateId, follows, ids }: { templateId: string; follows: boolean; ids?: readonly string[] },
  limit: number,
) {
  const named = ids && sql`${pages.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`;
  const condition = follows
    ? eq(pages.templateId, templateId)
    : sql`${pages.templateId} IS NOT ${templateId}`;
  return ownPages(db, ownerId, and(condition, named), limit);
}

/** All of an owner's pages with the template that each follows, newest first. */
export const listPageFollowers = (db: Database, ownerId: string, limit: number) =>
  ownPages(db, ownerId, undefined, limit);

const ownPages = (db: Database, ownerId: string, condition: SQL | undefined, limit: number) =>
  db
    .select(choice)
    .from(pages)
    .where(and(eq(pages.ownerId, ownerId), isNull(pages.deletedAt), condition))
    .orderBy(sql`${pages.createdAt} DESC`)
    .limit(limit);

/** Some of the pages that follow a template, with their content. */
export const samplePages = (db: Database, templateId: string, limit: number) =>
  db
    .select()
    .from(pages)
    .where(and(eq(pages.templateId, templateId), isNull(pages.deletedAt)))
    .orderBy(asc(pages.createdAt))
    .limit(limit);

/** Those of some pages whose share image is generated: its key, and what it is drawn for. */
export const drawnPages = (db: Database, ids: readonly string[]) =>
  db
    .select({ id: pages.id, ownerId: pages.ownerId, shareImageKey: pages.shareImageKey })
    .from(pages)
    .where(
      and(
        sql`${pages.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`,
        isNull(pages.deletedAt),
        sql`${pages.shareImageKey} IS NOT NULL`,
        sql`json_extract(${pages.content}, '$.skipGenerateShareImage') IS NOT 1`,
      ),
    );

/** The ids of the pages that follow a template, after one. */
export const followingPages = (db: Database, templateId: string, after: string, limit: number) =>
  db
    .select({ id: pages.id })
    .from(pages)
    .where(and(eq(pages.templateId, templateId), isNull(pages.deletedAt), sql`${pages.id} > ${after}`))
    .orderBy(asc(pages.id))
    .limit(limit);

/**
 * Gives a page a new share image key, unless it has changed meanwhile. The version stays, so open editors do not
 * conflict.
 */
export const newShareImage = (
  db: Database,
  { id, shareImageKey }: { id: string; shareImageKey: string | null },
  key: string,
): Write =>
  db
    .update(pages)
    .set({ shareImageKey: key })
    .where(and(eq(pages.id, id), sql`${pages.shareImageKey} IS ${shareImageKey}`, isNull(pages.deletedAt)));
