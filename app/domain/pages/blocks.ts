import { z } from "zod";
import { LIMITS } from "~/domain/limits";
import { type NetworkBlockType, SERVICE_BLOCK_TYPES } from "~/domain/networks/networks";
import { boundedBlocks, keyedList, type Scheduled } from "./block-types/block-parts";
import { businessCardBlock } from "./block-types/business-card";
import { buttonsBlock } from "./block-types/buttons";
import { collectContactsBlock } from "./block-types/collect-contacts";
import { contactDetailsBlock } from "./block-types/contact-details";
import type { BlockRules, ShownImageOfBlock } from "./block-types/define-block";
import { dividerBlock } from "./block-types/divider";
import { embedBlock } from "./block-types/embed";
import { headingBlock } from "./block-types/heading";
import { imageBlock } from "./block-types/image";
import {
  marketplacesBlock,
  messengersBlock,
  socialButtonsBlock,
  socialIconsBlock,
  videosBlock,
} from "./block-types/networks";
import { textBlock } from "./block-types/text";
import type { Finding } from "./finding";

/** Every type of block, in the order they are offered: its schema and its rules. */
const BLOCKS = {
  buttons: buttonsBlock,
  heading: headingBlock,
  text: textBlock,
  divider: dividerBlock,
  image: imageBlock,
  embed: embedBlock,
  socialIcons: socialIconsBlock,
  socialButtons: socialButtonsBlock,
  contactDetails: contactDetailsBlock,
  messengers: messengersBlock,
  marketplaces: marketplacesBlock,
  videos: videosBlock,
  businessCard: businessCardBlock,
  collectContacts: collectContactsBlock,
};

export type BlockType = keyof typeof BLOCKS;

/** What a block of each type holds. */
export type BlockData = { [T in BlockType]: z.output<(typeof BLOCKS)[T]["schema"]>["data"] };

/** A block of one of these types; any block when none is named. */
export type BlockOf<T extends BlockType = BlockType> = {
  [K in T]: { key: string; type: K; enabled: boolean; from?: string; until?: string; data: BlockData[K] };
}[T];

export type Block = BlockOf;
export type ButtonsBlock = BlockOf<"buttons">;
export type NetworksBlock = BlockOf<NetworkBlockType>;

const RULES: { [T in BlockType]: BlockRules<BlockData[T]> } = BLOCKS;

/** Every type of block, in the order they are offered. */
export const BLOCK_TYPES = Object.keys(BLOCKS) as [BlockType, ...BlockType[]];

/** Types that every plan may use. */
export const FREE_BLOCK_TYPES: ReadonlySet<BlockType> = new Set(
  BLOCK_TYPES.filter((type) => RULES[type].isFree),
);

const { buttons, ...others } = BLOCKS;

/** Any block. Other types are rejected. */
export const blockSchema = z.discriminatedUnion("type", [
  buttons.schema,
  ...Object.values(others).map(({ schema }) => schema),
]);

export const blocksSchema = boundedBlocks(keyedList(blockSchema, LIMITS.blocks));

/** What the editor's fields need to find in a draft of a block's data. */
export function draftDataSchema(type: BlockType): z.ZodType {
  return RULES[type].draft;
}

/** Whether a block has anything to show: what "with content" means in the downgrade check. */
export function hasContent<T extends BlockType>(block: BlockOf<T>): boolean {
  return RULES[block.type].hasContent(block.data);
}

/** Whether a block has to be paid for as it is. */
export function isPaidBlock(block: Block): boolean {
  const { isFree, isPaidEmpty } = RULES[block.type];
  return !isFree && (isPaidEmpty === true || hasContent(block));
}

/** The block with the items visible to visitors at `now`; the same object if all are visible. */
export function withVisibleItems<T extends BlockType>(block: BlockOf<T>, now: Date): BlockOf<T> {
  const data = RULES[block.type].visible?.(block.data, now) ?? block.data;
  // Lets a preview that renders on every keystroke skip it.
  return data === block.data ? block : { ...block, data };
}

/** The parts of a block that are shown at times of their own. */
export function scheduledParts<T extends BlockType>(block: BlockOf<T>): readonly Scheduled[] {
  return RULES[block.type].scheduled?.(block.data) ?? [];
}

/** Findings for a block's links: without a target, or with one unsuitable for visitors. */
export function checkLinks<T extends BlockType>(block: BlockOf<T>): Finding[] {
  return RULES[block.type].checkLinks?.(block) ?? [];
}

/** Whether a block is one of services: its items consist of a service and an account on it. */
export function isNetworksBlock(block: Block): block is NetworksBlock {
  return (SERVICE_BLOCK_TYPES as readonly string[]).includes(block.type);
}

/** An image of a block or of one of its items: its slot's key, and its URL. */
export interface BlockImage {
  /** The key of the block or the item. */
  key: string;
  address: string;
  /** Its title; absent if it has none. */
  title?: string;
  /** Its dotted path in the block's data. */
  path: string;
}

/** Every image of a block: its own, and those of its items. */
export function blockImages<T extends BlockType>(block: BlockOf<T>): BlockImage[] {
  const { image, itemImages } = RULES[block.type];
  const own = "image" in block.data ? block.data.image : undefined;
  if (own) return [imageOf(block.key, own, image?.titleOf(block.data), "image")];
  if (!itemImages || block.type !== "buttons") return [];
  const { items } = (block as ButtonsBlock).data;
  return items.flatMap(({ key, image: address, title, url }, at) =>
    address ? [imageOf(key, address, title || url, `items.${at}.image`)] : [],
  );
}

function imageOf(key: string, address: string, title: string | undefined, path: string): BlockImage {
  return { key, address, path, ...(title && { title }) };
}

/** The block with these images, by the key of it and of its items, in place of its own. */
export function withBlockImages<T extends BlockType>(
  block: BlockOf<T>,
  imageOfKey: (key: string) => ShownImageOfBlock | undefined,
): BlockOf<T> {
  const { image } = RULES[block.type];
  if (image) return { ...block, data: image.put(block.data, imageOfKey(block.key)) };
  return withItemImages(block, ({ key }) => imageOfKey(key)?.address);
}

/** The block with its images at other addresses; the very same block where it has none. */
export function withImageAddresses<T extends BlockType>(
  block: BlockOf<T>,
  exchange: (address: string) => string | undefined,
): BlockOf<T> {
  const own = "image" in block.data ? block.data.image : undefined;
  if (own !== undefined) return { ...block, data: { ...block.data, image: exchange(own) } };
  return withItemImages(block, ({ image }) => (image === undefined ? undefined : exchange(image)));
}

function withItemImages<T extends BlockType>(
  block: BlockOf<T>,
  imageOfItem: (item: { key: string; image?: string }) => string | undefined,
): BlockOf<T> {
  const rules = RULES[block.type].itemImages;
  const data = rules ? rules.put(block.data, imageOfItem as never) : block.data;
  return data === block.data ? block : { ...block, data };
}

/** The dotted paths in a free block of what has to be paid for. */
export function paidPaths<T extends BlockType>(block: BlockOf<T>): string[] {
  return RULES[block.type].isFree ? blockImages(block).map(({ path }) => `data.${path}`) : [];
}

/** A free block without what in it has to be paid for; the very same block where there is nothing. */
export function withoutPaidParts<T extends BlockType>(block: BlockOf<T>): BlockOf<T> {
  return withItemImages(block, () => undefined);
}

/** The keys of the blocks and of their items, by which images are stored. */
export function imageKeys(blocks: readonly Block[]): Set<string> {
  const itemsOf = ({ data }: Block): { key: string }[] => ("items" in data ? data.items : []);
  return new Set(blocks.flatMap((block) => [block.key, ...itemsOf(block).map(({ key }) => key)]));
}
