import { type SQL, sql } from "drizzle-orm";
import { LIMITS } from "~/domain/limits";
import type { Write } from "../batch.server";
import { insertFrom } from "../insert-where.server";
import { cardImages } from "../schema/cards.server";
import { blockImages, pageImages } from "../schema/pages.server";
import type { WantedBlockImage } from "./image-rows.server";

/** What a copied image shares with its original: the same object in the store, so nothing is copied there. */
const SAME = { key: sql`key`, width: sql`width`, height: sql`height`, bytes: sql`bytes` };

/** The same in a query where the original's alias is `has`. */
export const SAME_AS_HAS = {
  key: sql`has.key`,
  width: sql`has.width`,
  height: sql`has.height`,
  bytes: sql`has.bytes`,
};

/**
 * Gives blocks without an image that of another block of the same page or draft, for duplicated blocks. Other owners'
 * images cannot be named, since only the holder's own rows are searched.
 */
export function shareBlockImages(holderId: string, wanted: readonly WantedBlockImage[], now: Date): Write {
  const row = {
    ...SAME_AS_HAS,
    holderId,
    blockKey: sql`json_extract(wanted.value, '$.block')`,
    createdAt: now,
  };
  const found = sql`FROM json_each(${JSON.stringify(wanted)}) AS wanted
    JOIN block_images AS has ON has.holder_id = ${holderId} AND has.key = json_extract(wanted.value, '$.key')
    WHERE true GROUP BY 2
    LIMIT max(0, ${LIMITS.blockImages} - (SELECT count(*) FROM block_images WHERE holder_id = ${holderId}))`;
  return insertFrom(blockImages, row, found, { target: ["holderId", "blockKey"] });
}

/** Copies a page's image rows to its copy. */
export function copyPageImages(fromId: string, toId: string, now: Date): Write[] {
  const own = sql`FROM page_images WHERE page_id = ${fromId} AND ${isPageThere(toId)}`;
  return [insertFrom(pageImages, pageImageOf(toId, now), own), copyBlockImages(fromId, toId, now)];
}

/** Copies a draft's image rows to the page made from it. */
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

/** Copies a card's image rows to its copy, or a draft's to the card made from it. */
export function copyCardImages(fromId: string, toId: string, now: Date): Write {
  const row = { ...SAME, holderId: toId, slot: sql`slot`, createdAt: now };
  const isThere = sql`EXISTS (SELECT 1 FROM cards WHERE id = ${toId})`;
  return insertFrom(cardImages, row, sql`FROM card_images WHERE holder_id = ${fromId} AND ${isThere}`);
}

/** Copies a template's images to cards that have none in that slot. @param slots the slots to copy */
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
