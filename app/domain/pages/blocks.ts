import { z } from "zod";
import { LIMITS } from "~/domain/limits";
import type { ServiceBlockType } from "~/domain/services/services";
import { multiLine, singleLine } from "~/domain/text";
import { blockOf, boundedBlocks, keyedList } from "./block-parts";
import { businessCardBlock, collectContactsBlock, contactDetailsBlock } from "./contact-blocks";
import {
  buttonsBlock,
  marketplacesBlock,
  messengersBlock,
  socialButtonsBlock,
  socialIconsBlock,
  videosBlock,
} from "./link-blocks";
import { embedBlock, imageBlock } from "./media-blocks";
import { DIVIDER_STYLES } from "./theme-layout";

const headingBlock = blockOf(
  "heading",
  z
    .strictObject({
      text: singleLine(LIMITS.heading).default(""),
      level: z.union([z.literal(2), z.literal(3)]).default(2),
    })
    .prefault({}),
);

const textBlock = blockOf(
  "text",
  z.strictObject({ text: multiLine(LIMITS.textBlock).default("") }).prefault({}),
);

const dividerBlock = blockOf(
  "divider",
  z.strictObject({ style: z.enum(DIVIDER_STYLES).default("line") }).prefault({}),
);

/** Any block. A type that is not here is refused. */
export const blockSchema = z.discriminatedUnion("type", [
  buttonsBlock,
  headingBlock,
  textBlock,
  dividerBlock,
  imageBlock,
  embedBlock,
  contactDetailsBlock,
  messengersBlock,
  marketplacesBlock,
  videosBlock,
  socialButtonsBlock,
  socialIconsBlock,
  businessCardBlock,
  collectContactsBlock,
]);

export type Block = z.output<typeof blockSchema>;
export type BlockType = Block["type"];
export type BlockOf<T extends BlockType> = Extract<Block, { type: T }>;
export type ButtonsBlock = BlockOf<"buttons">;
export type ServicesBlock = BlockOf<ServiceBlockType>;

/** Every type of block, in the order they are offered. */
export const BLOCK_TYPES = [
  "buttons",
  "heading",
  "text",
  "divider",
  "image",
  "embed",
  "socialIcons",
  "socialButtons",
  "contactDetails",
  "messengers",
  "marketplaces",
  "videos",
  "businessCard",
  "collectContacts",
] as const satisfies readonly BlockType[];

/** Types that every plan may use; 'Back to free' keeps them. */
export const FREE_BLOCK_TYPES: ReadonlySet<string> = new Set<BlockType>([
  "buttons",
  "heading",
  "text",
  "divider",
]);

export const blocksSchema = boundedBlocks(keyedList(blockSchema, LIMITS.blocks));

/** Whether a block has anything to show: what "with content" means in the downgrade check. */
export function hasContent(block: Block): boolean {
  switch (block.type) {
    case "buttons":
      return block.data.items.length > 0;
    case "heading":
    case "text":
      return block.data.text !== "";
    case "divider":
    case "collectContacts":
      return true;
    case "image":
      return block.data.image !== undefined;
    case "embed":
      return block.data.url !== "";
    case "businessCard":
      return block.data.cardId !== undefined;
    default:
      return block.data.items.some(({ value }) => value !== "");
  }
}
