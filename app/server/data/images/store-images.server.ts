import { and, eq, type SQL, sql } from "drizzle-orm";
import type { CardImageSlot } from "~/domain/cards/schema";
import { LIMITS } from "~/domain/limits";
import type { Database } from "~/server/platform/platform.server";
import { type Condition, statement, type Write } from "../batch.server";
import { insertWhere } from "../insert-where.server";
import { userImages } from "../schema/accounts.server";
import { cardImages } from "../schema/cards.server";
import { temporaryImages } from "../schema/operations.server";
import { blockImages, pageImages } from "../schema/pages.server";
import type {
  BlockImageRow,
  CardImageRow,
  PageImageRow,
  TemporaryImageRow,
  UserImageRow,
} from "./image-rows.server";

/** Columns that a new image replaces: all but its holder. */
const REPLACED = { key: "new", width: "new", height: "new", bytes: "new", createdAt: "new" } as const;

export function upsertPageImage(image: PageImageRow): Write {
  return insertWhere(pageImages, image, sql`true`, { target: ["pageId", "type"], set: REPLACED });
}

export function upsertTemporaryImage(image: TemporaryImageRow): Write {
  return insertWhere(temporaryImages, image, sql`true`, { target: ["temporaryId", "type"], set: REPLACED });
}

/** Stores a user's image, only while the user exists: decided inside the write. */
export function upsertUserImage(image: UserImageRow): Write {
  const isUser = sql`EXISTS (SELECT 1 FROM users WHERE id = ${image.holderId})`;
  return insertWhere(userImages, image, isUser, { target: ["holderId", "slot"], set: REPLACED });
}

const isDraft = (id: string): SQL => sql`EXISTS (SELECT 1 FROM temporary_entities WHERE id = ${id})`;

/** Stores a card's image, only while its holder exists: decided inside the write. */
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
 * Stores a block's image, only while its holder exists and has fewer than the limit in other blocks: both are decided
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
 * Makes room when a page is full: deletes images of blocks and links that the stored page no longer has. Until then
 * they stay, so that undoing the deletion of a block finds its image again.
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
