import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { LIMITS } from "~/domain/limits";
import { type Condition, statement, type Write } from "../batch.server";
import { insertFrom } from "../insert-where.server";
import { blockImages, pageImages } from "../schema/pages.server";
import { SAME_AS_HAS } from "./copy-images.server";
import type { WantedImages } from "./image-rows.server";

/** A page and a version of it that has images of its own. */
interface Version {
  pageId: string;
  versionId: string;
}

/**
 * Gives a version of a page the images that it is to have, of those that the page or the version has; others of the
 * version go.
 */
export function storeVersionImages(
  version: Version,
  { images, blocks }: WantedImages,
  onlyIf: Condition,
  now: Date,
): Write[] {
  const row = { ...SAME_AS_HAS, createdAt: now };
  const type = sql`json_extract(wanted.value, '$.type')`;
  const block = sql`json_extract(wanted.value, '$.block')`;
  return [
    insertFrom(
      pageImages,
      { ...row, pageId: version.versionId, type },
      sql`${wantedOf(images, pageImages, pageImages.pageId, version)} WHERE ${onlyIf} ${ONE_A_SLOT}`,
      { target: ["pageId", "type"], set: "new" },
    ),
    insertFrom(
      blockImages,
      { ...row, holderId: version.versionId, blockKey: block },
      sql`${wantedOf(blocks, blockImages, blockImages.holderId, version)} WHERE ${onlyIf} ${ONE_A_SLOT}`,
      { target: ["holderId", "blockKey"], set: "new" },
    ),
    statement(sql`DELETE FROM page_images WHERE page_id = ${version.versionId} AND ${onlyIf}
      AND NOT ${isAmong(images, type, pageImages.type, pageImages.key)}`),
    statement(sql`DELETE FROM block_images WHERE holder_id = ${version.versionId} AND ${onlyIf}
      AND NOT ${isAmong(blocks, block, blockImages.blockKey, blockImages.key)}`),
  ];
}

/** By the second column, which is the slot. */
const ONE_A_SLOT = sql`GROUP BY 2 LIMIT ${LIMITS.blockImages}`;

const wantedOf = (
  wanted: readonly unknown[],
  table: SQLiteTable,
  holder: SQLiteColumn,
  { pageId, versionId }: Version,
): SQL =>
  sql`FROM json_each(${JSON.stringify(wanted)}) AS wanted
    JOIN ${table} AS has ON has.${sql.identifier(holder.name)} IN (${pageId}, ${versionId})
      AND has.key = json_extract(wanted.value, '$.key')`;

const isAmong = (wanted: readonly unknown[], wantedSlot: SQL, slot: SQLiteColumn, key: SQLiteColumn): SQL =>
  sql`EXISTS (SELECT 1 FROM json_each(${JSON.stringify(wanted)}) AS wanted
    WHERE ${wantedSlot} = ${slot} AND json_extract(wanted.value, '$.key') = ${key})`;
