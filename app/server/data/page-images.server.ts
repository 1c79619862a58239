import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "~/server/platform/platform.server";
import { statement } from "./batch.server";
import { type BlockImageKey, findBlockImages } from "./block-images.server";
import { cardImages } from "./schema/cards.server";
import { temporaryImages } from "./schema/operations.server";
import { blockImages, pageImages, pages } from "./schema/pages.server";

export type PageImageRow = typeof pageImages.$inferSelect;
/** What a page needs of an image to show it. */
export type PageImageKey = Pick<PageImageRow, "type" | "key">;

/** Every image of a page: its own, and those of its image blocks. */
export interface PagePictures {
  images: PageImageKey[];
  blocks: BlockImageKey[];
}

/** @returns the rows of a page's images */
export async function findPictures(db: Database, pageId: string) {
  const [images, blocks] = await Promise.all([findPageImages(db, pageId), findBlockImages(db, pageId)]);
  return { images, blocks };
}

export function findPageImages(db: Database, pageId: string): Promise<PageImageRow[]> {
  return db.select().from(pageImages).where(eq(pageImages.pageId, pageId));
}

/** @returns the images of one type of several pages (at most 100 a list): lists show the cropped profile image */
export function findImagesOfPages(db: Database, pageIds: string[], type: number): Promise<PageImageRow[]> {
  return db
    .select()
    .from(pageImages)
    .where(
      and(
        sql`${pageImages.pageId} IN (SELECT value FROM json_each(${JSON.stringify(pageIds)}))`,
        eq(pageImages.type, type),
      ),
    );
}

export function upsertPageImage(db: Database, image: PageImageRow) {
  const { pageId: _page, type: _type, ...change } = image;
  return db
    .insert(pageImages)
    .values(image)
    .onConflictDoUpdate({ target: [pageImages.pageId, pageImages.type], set: change });
}

export function deletePageImages(db: Database, pageId: string, types: number[]) {
  return db.delete(pageImages).where(and(eq(pageImages.pageId, pageId), inArray(pageImages.type, types)));
}

/** Gives a copy the images of its original: the same objects, so nothing is copied in R2. */
export function copyPageImages(fromId: string, toId: string, now: Date) {
  return statement(sql`
    INSERT INTO page_images (page_id, type, key, width, height, bytes, created_at)
    SELECT ${toId}, type, key, width, height, bytes, ${now.getTime()} FROM page_images
    WHERE page_id = ${fromId} AND EXISTS (SELECT 1 FROM pages WHERE id = ${toId})`);
}

/** Gives a page the images that were uploaded before it existed. */
export function adoptTemporaryImages(temporaryId: string, pageId: string, now: Date) {
  return statement(sql`
    INSERT INTO page_images (page_id, type, key, width, height, bytes, created_at)
    SELECT ${pageId}, type, key, width, height, bytes, ${now.getTime()} FROM temporary_images
    WHERE temporary_id = ${temporaryId} AND EXISTS (SELECT 1 FROM pages WHERE id = ${pageId})`);
}

/** @returns those of the keys (at most 1,000) that any page, block, card, share image or draft still uses */
export async function usedImageKeys(db: Database, keys: string[]): Promise<Set<string>> {
  const list = sql`(SELECT value FROM json_each(${JSON.stringify(keys)}))`;
  const ofPages = await db
    .selectDistinct({ key: pageImages.key })
    .from(pageImages)
    .where(sql`key IN ${list}`);
  const ofBlocks = await db
    .selectDistinct({ key: blockImages.key })
    .from(blockImages)
    .where(sql`key IN ${list}`);
  const ofCards = await db
    .selectDistinct({ key: cardImages.key })
    .from(cardImages)
    .where(sql`key IN ${list}`);
  const ofDrafts = await db
    .selectDistinct({ key: temporaryImages.key })
    .from(temporaryImages)
    .where(sql`key IN ${list}`);
  const shared = await db
    .select({ key: pages.shareImageKey })
    .from(pages)
    .where(sql`share_image_key IS NOT NULL AND share_image_key IN ${list}`);
  return new Set(
    [...ofPages, ...ofBlocks, ...ofCards, ...ofDrafts, ...shared].flatMap((row) => row.key ?? []),
  );
}
