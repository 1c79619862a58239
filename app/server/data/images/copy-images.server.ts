import { type SQL, sql } from "drizzle-orm";
import { LIMITS } from "~/domain/limits";
import type { Write } from "../batch.server";
import { insertFrom } from "../insert-where.server";
import { cardImages } from "../schema/cards.server";
import { blockImages, pageImages } from "../schema/pages.server";
import type { WantedBlockImage } from "./image-rows.server";

/** What a copy of an image has of its original: the same object of the store, so nothing is copied there. */
const SAME = { key: sql`key`, width: sql`width`, height: sql`height`, bytes: sql`bytes` };

/** The same in a query of which the original is called `has`. */
export const SAME_AS_HAS = {
  key: sql`has.key`,
  width: sql`has.width`,
  height: sql`has.height`,
  bytes: sql`has.bytes`,
};

/**
 * Gives blocks without an image one that another block of the same page or draft has: what a duplicated block shows.
 * Nothing of anybody else's can be named, since only the holder's own rows are looked at.
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
