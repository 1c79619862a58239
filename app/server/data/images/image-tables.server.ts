import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { userImages } from "../schema/accounts.server";
import { cardImages } from "../schema/cards.server";
import { temporaryImages } from "../schema/operations.server";
import { blockImages, pageImages } from "../schema/pages.server";

/** The image holders. A paid version has images like a page, a card template like a card; ids never collide. */
export type Holder = "page" | "card" | "draft" | "user";
export const HOLDERS: readonly Holder[] = ["page", "card", "draft", "user"];

export interface ImageTable {
  table: SQLiteTable;
  /** The column with the holder's id. */
  holder: SQLiteColumn;
  key: SQLiteColumn;
  of: readonly Holder[];
}

/** Every table of images; a statement about images in general is made of this list. */
const IMAGE_TABLES: readonly ImageTable[] = [
  { table: pageImages, holder: pageImages.pageId, key: pageImages.key, of: ["page"] },
  { table: blockImages, holder: blockImages.holderId, key: blockImages.key, of: ["page", "draft"] },
  { table: cardImages, holder: cardImages.holderId, key: cardImages.key, of: ["card", "draft"] },
  { table: temporaryImages, holder: temporaryImages.temporaryId, key: temporaryImages.key, of: ["draft"] },
  { table: userImages, holder: userImages.holderId, key: userImages.key, of: ["user"] },
];

/** The tables in which some kinds of holders have images. */
export const tablesOf = (kinds: readonly Holder[]): ImageTable[] =>
  IMAGE_TABLES.filter(({ of }) => kinds.some((kind) => of.includes(kind)));
