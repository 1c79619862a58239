import { and, eq, type SQL, sql } from "drizzle-orm";
import type { CardImageSlot } from "~/domain/cards/schema";
import { LIMITS } from "~/domain/limits";
import type { Database } from "~/server/platform/platform.server";
import { type Condition, statement, type Write } from "./batch.server";
import { insertFrom, insertWhere } from "./insert-where.server";
import { userImages } from "./schema/accounts.server";
import { cardImages } from "./schema/cards.server";
import { temporaryImages } from "./schema/operations.server";
import { blockImages, pageImages } from "./schema/pages.server";

export type PageImageRow = typeof pageImages.$inferSelect;
export type BlockImageRow = typeof blockImages.$inferSelect;
export type CardImageRow = typeof cardImages.$inferSelect;
export type UserImageRow = typeof userImages.$inferSelect;
export type TemporaryImageRow = typeof temporaryImages.$inferSelect;

/** What a page or card needs of an image to show it. */
export type PageImageKey = Pick<PageImageRow, "type" | "key">;
export type BlockImageKey = Pick<BlockImageRow, "blockKey" | "key" | "width" | "height">;
export type CardImageKey = Pick<CardImageRow, "slot" | "key" | "width" | "height">;

/** Every image of a page: its own, and those of its image blocks. */
export interface PageImages {
  images: PageImageKey[];
  blocks: BlockImageKey[];
}

/** An image that a block is to have, by its key in the store. */
export interface WantedBlockImage {
  block: string;
  key: string;
}

/** @returns the rows of a page's images */
export async function findImages(db: Database, pageId: string) {
  const [images, blocks] = await Promise.all([findPageImages(db, pageId), findBlockImages(db, pageId)]);
  return { images, blocks };
}

export function findPageImages(db: Database, pageId: string): Promise<PageImageRow[]> {
  return db.select().from(pageImages).where(eq(pageImages.pageId, pageId));
}

/** @param holderId a page, or a draft from before sign-up */
export function findBlockImages(db: Database, holderId: string): Promise<BlockImageRow[]> {
  return db.select().from(blockImages).where(eq(blockImages.holderId, holderId));
}

/** @param holderId a card, a template of cards, or a draft from before sign-up */
export function findCardImages(db: Database, holderId: string): Promise<CardImageRow[]> {
  return db.select().from(cardImages).where(eq(cardImages.holderId, holderId));
}

const oneOf = (values: string[]): SQL => sql`(SELECT value FROM json_each(${JSON.stringify(values)}))`;

/** @returns the images of one type of several pages (at most 100 a list): lists show the cropped profile image */
export function findImagesOfPages(db: Database, pageIds: string[], type: number): Promise<PageImageRow[]> {
  const isOfPages = sql`${pageImages.pageId} IN ${oneOf(pageIds)}`;
  return db
    .select()
    .from(pageImages)
    .where(and(isOfPages, eq(pageImages.type, type)));
}

/** @returns the images of several cards (at most 100 a list) */
export function findImagesOfCards(db: Database, cardIds: string[]): Promise<CardImageRow[]> {
  return db
    .select()
    .from(cardImages)
    .where(sql`${cardImages.holderId} IN ${oneOf(cardIds)}`);
}

/** What of an image that is there another takes the place of: all but whose it is. */
const REPLACED = { key: "new", width: "new", height: "new", bytes: "new", createdAt: "new" } as const;

export function upsertPageImage(image: PageImageRow): Write {
  return insertWhere(pageImages, image, sql`true`, { target: ["pageId", "type"], set: REPLACED });
}

export function upsertTemporaryImage(image: TemporaryImageRow): Write {
  return insertWhere(temporaryImages, image, sql`true`, { target: ["temporaryId", "type"], set: REPLACED });
}

/** @returns the picture of a user, as it was brought and as it was cut */
export function findUserImages(db: Database, userId: string): Promise<UserImageRow[]> {
  return db.select().from(userImages).where(eq(userImages.holderId, userId));
}

/** Stores a user's picture, only while the user is there: decided inside the write. */
export function upsertUserImage(image: UserImageRow): Write {
  const isUser = sql`EXISTS (SELECT 1 FROM users WHERE id = ${image.holderId})`;
  return insertWhere(userImages, image, isUser, { target: ["holderId", "slot"], set: REPLACED });
}

export function deleteUserImages(db: Database, userId: string): Write {
  return db.delete(userImages).where(eq(userImages.holderId, userId));
}

const isDraft = (id: string): SQL => sql`EXISTS (SELECT 1 FROM temporary_entities WHERE id = ${id})`;

/** Stores a card's image, only while its holder is there: decided inside the write. */
export function upsertCardImage(image: CardImageRow, onlyIf: Condition = sql`1`): Write {
  const isCard = sql`EXISTS (SELECT 1 FROM cards WHERE id = ${image.holderId} AND deleted_at IS NULL)`;
  const isTemplate = sql`EXISTS (SELECT 1 FROM card_templates WHERE id = ${image.holderId})`;
  const isThere = sql`(${isCard} OR ${isTemplate} OR ${isDraft(image.holderId)})`;
  return insertWhere(cardImages, image, sql`${isThere} AND ${onlyIf}`, {
    target: ["holderId", "slot"],
    set: REPLACED,
  });
}

/**
 * Stores a block's image, only while its holder is there and has fewer than the limit in other blocks: both are decided
 * inside the write.
 */
export function upsertBlockImage(image: BlockImageRow): Write {
  const { holderId, blockKey } = image;
  const isWithinLimit = sql`(SELECT count(*) FROM block_images
    WHERE holder_id = ${holderId} AND block_key <> ${blockKey}) < ${LIMITS.blockImages}`;
  const isPage = sql`EXISTS (SELECT 1 FROM pages WHERE id = ${holderId} AND deleted_at IS NULL)`;
  const condition = sql`${isWithinLimit} AND (${isPage} OR ${isDraft(holderId)})`;
  return insertWhere(blockImages, image, condition, { target: ["holderId", "blockKey"], set: REPLACED });
}

/**
 * Makes room when a page has no more: images of blocks and links that the stored page no longer has go. Until then they stay, so
 * that a deleted block that comes back by undo finds its image again.
 */
export function makeRoomForBlockImages(pageId: string): Write {
  return statement(sql`
    DELETE FROM block_images WHERE holder_id = ${pageId}
      AND (SELECT count(*) FROM block_images WHERE holder_id = ${pageId}) >= ${LIMITS.blockImages}
      AND block_key NOT IN (
        SELECT json_extract(block.value, '$.key') FROM pages, json_each(pages.content, '$.blocks') AS block
        WHERE pages.id = ${pageId}
        UNION ALL
        SELECT json_extract(item.value, '$.key') FROM pages, json_each(pages.content, '$.blocks') AS block,
          json_each(block.value, '$.data.items') AS item
        WHERE pages.id = ${pageId})`);
}

/** What a copy of an image has of its original: the same object of the store, so nothing is copied there. */
const SAME = { key: sql`key`, width: sql`width`, height: sql`height`, bytes: sql`bytes` };

/**
 * Gives blocks without an image one that another block of the same page or draft has: what a duplicated block shows.
 * Nothing of anybody else's can be named, since only the holder's own rows are looked at.
 */
export function shareBlockImages(holderId: string, wanted: readonly WantedBlockImage[], now: Date): Write {
  const has = { key: sql`has.key`, width: sql`has.width`, height: sql`has.height`, bytes: sql`has.bytes` };
  const row = { ...has, holderId, blockKey: sql`json_extract(wanted.value, '$.block')`, createdAt: now };
  const found = sql`FROM json_each(${JSON.stringify(wanted)}) AS wanted
    JOIN block_images AS has ON has.holder_id = ${holderId} AND has.key = json_extract(wanted.value, '$.key')
    WHERE true GROUP BY 2
    LIMIT max(0, ${LIMITS.blockImages} - (SELECT count(*) FROM block_images WHERE holder_id = ${holderId}))`;
  return insertFrom(blockImages, row, found, { target: ["holderId", "blockKey"] });
}

/** Gives a copy of a page the images of its original. */
export function copyPageImages(fromId: string, toId: string, now: Date): Write[] {
  const own = sql`FROM page_images WHERE page_id = ${fromId} AND ${isPageThere(toId)}`;
  return [insertFrom(pageImages, pageImageOf(toId, now), own), copyBlockImages(fromId, toId, now)];
}

/** Gives a page the images of the draft that it was. */
export function adoptPageImages(draftId: string, pageId: string, now: Date): Write[] {
  const own = sql`FROM temporary_images WHERE temporary_id = ${draftId} AND ${isPageThere(pageId)}`;
  return [insertFrom(pageImages, pageImageOf(pageId, now), own), copyBlockImages(draftId, pageId, now)];
}

const isPageThere = (id: string): SQL => sql`EXISTS (SELECT 1 FROM pages WHERE id = ${id})`;
const pageImageOf = (pageId: string, now: Date) => ({ ...SAME, pageId, type: sql`type`, createdAt: now });

function copyBlockImages(fromId: string, toId: string, now: Date): Write {
  const row = { ...SAME, holderId: toId, blockKey: sql`block_key`, createdAt: now };
  return insertFrom(
    blockImages,
    row,
    sql`FROM block_images WHERE holder_id = ${fromId} AND ${isPageThere(toId)}`,
  );
}

/** Gives a copy of a card the images of its original, or a card those of the draft that it was. */
export function copyCardImages(fromId: string, toId: string, now: Date): Write {
  const row = { ...SAME, holderId: toId, slot: sql`slot`, createdAt: now };
  const isThere = sql`EXISTS (SELECT 1 FROM cards WHERE id = ${toId})`;
  return insertFrom(cardImages, row, sql`FROM card_images WHERE holder_id = ${fromId} AND ${isThere}`);
}

/** Gives cards those of a template's images that they have none of. @param slots which of them */
export function fillCardImages(
  templateId: string,
  cardIds: readonly string[],
  slots: readonly string[],
  now: Date,
): Write {
  const row = {
    ...SAME,
    key: sql`card_images.key`,
    holderId: sql`card.value`,
    slot: sql`slot`,
    createdAt: now,
  };
  return insertFrom(
    cardImages,
    row,
    sql`FROM card_images CROSS JOIN json_each(${JSON.stringify(cardIds)}) AS card
      WHERE holder_id = ${templateId} AND slot IN (SELECT value FROM json_each(${JSON.stringify(slots)}))`,
    { target: ["holderId", "slot"] },
  );
}

export function deletePageImage(db: Database, pageId: string, type: number) {
  return db.delete(pageImages).where(and(eq(pageImages.pageId, pageId), eq(pageImages.type, type)));
}

export function deleteBlockImage(db: Database, holderId: string, blockKey: string) {
  return db
    .delete(blockImages)
    .where(and(eq(blockImages.holderId, holderId), eq(blockImages.blockKey, blockKey)));
}

export function deleteCardImage(
  db: Database,
  holderId: string,
  slot: CardImageSlot,
  onlyIf: Condition = sql`1`,
) {
  return db
    .delete(cardImages)
    .where(and(eq(cardImages.holderId, holderId), eq(cardImages.slot, slot), onlyIf));
}

/** Removes every image of some drafts. @param drafts their ids, as a query in brackets */
export function deleteDraftImages(db: Database, drafts: SQL): Write[] {
  return [
    db.delete(temporaryImages).where(sql`temporary_id IN ${drafts}`),
    db.delete(blockImages).where(sql`holder_id IN ${drafts}`),
    db.delete(cardImages).where(sql`holder_id IN ${drafts}`),
  ];
}

/** @returns those of the keys (at most 1,000) that any page, block, card, person, share image or draft still uses */
export async function usedImageKeys(db: Database, keys: string[]): Promise<Set<string>> {
  const rows = await db.all<{ used: string }>(sql`
    SELECT wanted.value AS used FROM json_each(${JSON.stringify(keys)}) AS wanted
    WHERE EXISTS (SELECT 1 FROM page_images AS image WHERE image.key = wanted.value)
      OR EXISTS (SELECT 1 FROM block_images AS image WHERE image.key = wanted.value)
      OR EXISTS (SELECT 1 FROM card_images AS image WHERE image.key = wanted.value)
      OR EXISTS (SELECT 1 FROM user_images AS image WHERE image.key = wanted.value)
      OR EXISTS (SELECT 1 FROM temporary_images AS image WHERE image.key = wanted.value)
      OR EXISTS (SELECT 1 FROM pages WHERE share_image_key IS NOT NULL AND share_image_key = wanted.value)`);
  return new Set(rows.map(({ used }) => used));
}
