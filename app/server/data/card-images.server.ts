import { and, eq, sql } from "drizzle-orm";
import type { CardImageSlot } from "~/domain/cards/schema";
import type { Database } from "~/server/platform/platform.server";
import { statement } from "./batch.server";
import { cardImages } from "./schema/cards.server";

export type CardImageRow = typeof cardImages.$inferSelect;
/** What a card needs of an image to show it. */
export type CardImageKey = Pick<CardImageRow, "slot" | "key" | "width" | "height">;

/** @param holderId a card, or a draft from before sign-up */
export function findCardImages(db: Database, holderId: string): Promise<CardImageRow[]> {
  return db.select().from(cardImages).where(eq(cardImages.holderId, holderId));
}

/** @returns the images of several cards (at most 100 a list) */
export function findImagesOfCards(db: Database, cardIds: string[]): Promise<CardImageRow[]> {
  return db
    .select()
    .from(cardImages)
    .where(sql`${cardImages.holderId} IN (SELECT value FROM json_each(${JSON.stringify(cardIds)}))`);
}

/** Stores an image, only while its holder is there: decided inside the write. */
export function upsertCardImage({ holderId, slot, key, width, height, bytes, createdAt }: CardImageRow) {
  return statement(sql`
    INSERT INTO card_images (holder_id, slot, key, width, height, bytes, created_at)
    SELECT ${holderId}, ${slot}, ${key}, ${width}, ${height}, ${bytes}, ${createdAt.getTime()}
    WHERE EXISTS (SELECT 1 FROM cards WHERE id = ${holderId} AND deleted_at IS NULL)
      OR EXISTS (SELECT 1 FROM temporary_entities WHERE id = ${holderId})
    ON CONFLICT (holder_id, slot) DO UPDATE SET key = excluded.key, width = excluded.width,
      height = excluded.height, bytes = excluded.bytes, created_at = excluded.created_at`);
}

export function deleteCardImage(db: Database, holderId: string, slot: CardImageSlot) {
  return db.delete(cardImages).where(and(eq(cardImages.holderId, holderId), eq(cardImages.slot, slot)));
}

/** Removes every image of a card or draft. */
export function deleteCardImages(db: Database, holderId: string) {
  return db.delete(cardImages).where(eq(cardImages.holderId, holderId));
}

/** Gives a copy the images of its original, or a card those of the draft it was. Nothing is copied in R2. */
export function copyCardImages(fromId: string, toId: string, now: Date) {
  return statement(sql`
    INSERT INTO card_images (holder_id, slot, key, width, height, bytes, created_at)
    SELECT ${toId}, slot, key, width, height, bytes, ${now.getTime()} FROM card_images
    WHERE holder_id = ${fromId} AND EXISTS (SELECT 1 FROM cards WHERE id = ${toId})`);
}
