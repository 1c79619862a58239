import type { userImages } from "../schema/accounts.server";
import type { cardImages } from "../schema/cards.server";
import type { temporaryImages } from "../schema/operations.server";
import type { blockImages, pageImages } from "../schema/pages.server";

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

/** An image for a block, by its key in the store. */
export interface WantedBlockImage {
  block: string;
  key: string;
}

/** The images for a version of a page, by their keys in the store. */
export interface WantedImages {
  images: readonly { type: number; key: string }[];
  blocks: readonly WantedBlockImage[];
}
