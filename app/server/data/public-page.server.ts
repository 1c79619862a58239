import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "~/server/platform/platform.server";
import { pageImagesColumn } from "./images/image-columns.server";
import { ownerZone } from "./owner-zone.server";
import { entitlements, users } from "./schema/accounts.server";
import { pages } from "./schema/pages.server";
import { pageTemplates } from "./schema/team.server";
import { shownVersionOf, TEMPLATES_OF } from "./team-templates.server";

const live = isNull(pages.deletedAt);

/** @returns the version of what is shown at a page's address, without its content */
export async function findPageVersion(db: Database, slug: string): Promise<number | undefined> {
  const [row] = await db
    .select({ version: shownVersionOf(TEMPLATES_OF.pages) })
    .from(pages)
    .where(and(eq(pages.slug, slug), live));
  return row?.version;
}

const publicColumns = {
  page: pages,
  template: pageTemplates,
  images: pageImagesColumn(pages.id),
  entitlement: entitlements,
  ownerEnabled: users.isEnabled,
  owner: ownerZone,
};

const isItsTemplate = and(eq(pageTemplates.id, pages.templateId), eq(pageTemplates.ownerId, pages.ownerId));

/** The page with its template and its owner's entitlement, in one read. */
async function findPublicPageWhere(db: Database, which: SQL | undefined) {
  const [row] = await db
    .select(publicColumns)
    .from(pages)
    .innerJoin(users, eq(users.id, pages.ownerId))
    .leftJoin(entitlements, eq(entitlements.userId, pages.ownerId))
    .leftJoin(pageTemplates, isItsTemplate)
    .where(which);
  return row;
}

/** @returns what the site needs to respond to an address */
export const findPublicPage = (db: Database, slug: string) =>
  findPublicPageWhere(db, and(eq(pages.slug, slug), live));

/** The same by its id, including deleted ones. */
export const findPublicPageById = (db: Database, id: string) => findPublicPageWhere(db, eq(pages.id, id));

/** A page's public data, and what decides whether it is visible. */
export type PublicPage = NonNullable<Awaited<ReturnType<typeof findPublicPage>>>;

/** @returns the page whose share image has the key; of copies that share one, any */
export async function findPublicPageByShareImage(db: Database, key: string): Promise<PublicPage | undefined> {
  const [row] = await db
    .select({ id: pages.id })
    .from(pages)
    .where(and(sql`share_image_key IS NOT NULL`, eq(pages.shareImageKey, key), live))
    .limit(1);
  return row && findPublicPageById(db, row.id);
}
