import { and, eq, sql } from "drizzle-orm";
import { LIMITS } from "~/domain/limits";
import type { Database } from "~/server/platform/platform.server";
import { statement } from "./batch.server";
import { blockImages } from "./schema/pages.server";

export type BlockImageRow = typeof blockImages.$inferSelect;
/** What a page needs of a block's image to show it. */
export type BlockImageKey = Pick<BlockImageRow, "blockKey" | "key" | "width" | "height">;

/** An image that a block is to have, by its key in the store. */
export interface WantedBlockImage {
  block: string;
  key: string;
}

export function findBlockImages(db: Database, holderId: string): Promise<BlockImageRow[]> {
  return db.select().from(blockImages).where(eq(blockImages.holderId, holderId));
}

/**
 * Stores a block's image, only while its holder is there and has fewer than the limit in other blocks: both are decided
 * inside the write.
 */
export function upsertBlockImage(image: BlockImageRow) {
  const { holderId, blockKey, key, width, height, bytes } = image;
  return statement(sql`
    INSERT INTO block_images (holder_id, block_key, key, width, height, bytes, created_at)
    SELECT ${holderId}, ${blockKey}, ${key}, ${width}, ${height}, ${bytes}, ${image.createdAt.getTime()}
    WHERE (SELECT count(*) FROM block_images WHERE holder_id = ${holderId} AND block_key <> ${blockKey})
        < ${LIMITS.blockImages}
      AND (EXISTS (SELECT 1 FROM pages WHERE id = ${holderId} AND deleted_at IS NULL)
        OR EXISTS (SELECT 1 FROM temporary_entities WHERE id = ${holderId}))
    ON CONFLICT (holder_id, block_key) DO UPDATE SET key = excluded.key, width = excluded.width,
      height = excluded.height, bytes = excluded.bytes, created_at = excluded.created_at`);
}

/**
 * Makes room when a page has no more: images of blocks that the stored page no longer has go. Until then they stay, so
 * that a deleted block that comes back by undo finds its image again.
 */
export function makeRoomForBlockImages(pageId: string) {
  return statement(sql`
    DELETE FROM block_images WHERE holder_id = ${pageId}
      AND (SELECT count(*) FROM block_images WHERE holder_id = ${pageId}) >= ${LIMITS.blockImages}
      AND block_key NOT IN (
        SELECT json_extract(block.value, '$.key') FROM pages, json_each(pages.content, '$.blocks') AS block
        WHERE pages.id = ${pageId})`);
}

/**
 * Gives blocks without an image one that another block of the same page or draft has: what a duplicated block shows.
 * Nothing of anybody else's can be named, since only the holder's own rows are looked at.
 */
export function shareBlockImages(holderId: string, wanted: readonly WantedBlockImage[], now: Date) {
  return statement(sql`
    INSERT INTO block_images (holder_id, block_key, key, width, height, bytes, created_at)
    SELECT ${holderId}, json_extract(wanted.value, '$.block'), has.key, has.width, has.height, has.bytes,
      ${now.getTime()}
    FROM json_each(${JSON.stringify(wanted)}) AS wanted
    JOIN block_images AS has ON has.holder_id = ${holderId} AND has.key = json_extract(wanted.value, '$.key')
    WHERE true GROUP BY 2
    LIMIT max(0, ${LIMITS.blockImages} - (SELECT count(*) FROM block_images WHERE holder_id = ${holderId}))
    ON CONFLICT (holder_id, block_key) DO NOTHING`);
}

/** Gives a copy the images of its original, or a page those of the draft it was. Nothing is copied in R2. */
export function copyBlockImages(fromId: string, toId: string, now: Date) {
  return statement(sql`
    INSERT INTO block_images (holder_id, block_key, key, width, height, bytes, created_at)
    SELECT ${toId}, block_key, key, width, height, bytes, ${now.getTime()} FROM block_images
    WHERE holder_id = ${fromId} AND EXISTS (SELECT 1 FROM pages WHERE id = ${toId})`);
}

export function deleteBlockImage(db: Database, holderId: string, blockKey: string) {
  return db
    .delete(blockImages)
    .where(and(eq(blockImages.holderId, holderId), eq(blockImages.blockKey, blockKey)));
}

/** Removes every block's image of a page or draft. */
export function deleteBlockImages(db: Database, holderId: string) {
  return db.delete(blockImages).where(eq(blockImages.holderId, holderId));
}
