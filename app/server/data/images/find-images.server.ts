import { and, eq, sql } from "drizzle-orm";
import type { Database } from "~/server/platform/platform.server";
import { userImages } from "../schema/accounts.server";
import { cardImages } from "../schema/cards.server";
import { blockImages, pageImages } from "../schema/pages.server";
import { idsOf } from "../scope.server";
import type { BlockImageRow, CardImageRow, PageImageRow, UserImageRow } from "./image-rows.server";

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

/** @returns the images of one type of several pages (at most 100 a list): lists show the cropped profile image */
export function findImagesOfPages(db: Database, pageIds: string[], type: number): Promise<PageImageRow[]> {
  const isOfPages = sql`${pageImages.pageId} IN ${idsOf(pageIds)}`;
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
    .where(sql`${cardImages.holderId} IN ${idsOf(cardIds)}`);
}

/** @returns a user's image, as uploaded and as cropped */
export function findUserImages(db: Database, userId: string): Promise<UserImageRow[]> {
  return db.select().from(userImages).where(eq(userImages.holderId, userId));
}
