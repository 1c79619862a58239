import { z } from "zod";
import { maxJsonBytes } from "~/domain/json-size";
import { LIMITS } from "~/domain/limits";
import { keyedList } from "~/domain/pages/block-types/block-parts";
import { BLOCK_TYPES, type Block, type BlockType, blockSchema } from "~/domain/pages/blocks";
import { type Theme, themeSchema } from "~/domain/pages/theme";
import { filledLine } from "~/domain/text";

/** What needs an image of its own, a card or somebody's answers is a page's own. */
const PAGES_OWN: readonly BlockType[] = ["image", "embed", "businessCard", "collectContacts"];

/** The types of blocks that a look can put on pages. */
export const TEMPLATE_BLOCKS: readonly BlockType[] = BLOCK_TYPES.filter((type) => !PAGES_OWN.includes(type));

const templateBlocks = keyedList(blockSchema, LIMITS.templateBlocks).check(({ value, issues }) => {
  value.forEach(({ type }, i) => {
    if (!TEMPLATE_BLOCKS.includes(type))
      issues.push({ code: "custom", message: "invalidChoice", path: [i, "type"], input: type });
  });
});

/** A theme without an image behind it: images are a page's own. */
const withoutImage = ({ image: _image, ...theme }: Theme): Theme => ({
  ...theme,
  currentBgType: theme.currentBgType === "image" ? "solid" : theme.currentBgType,
});

/** What an owner decides of a look of pages. Its blocks are locked; its theme is, or is not there. */
export const pageTemplateInputSchema = z
  .strictObject({
    name: filledLine(LIMITS.templateName, "nameEmpty"),
    isThemeLocked: z.boolean().default(false),
    theme: themeSchema.prefault({}).transform(withoutImage),
    /** Blocks before a page's own. */
    first: templateBlocks.default([]),
    /** Blocks after them. */
    last: templateBlocks.default([]),
  })
  .check(({ value, issues }) => {
    const keys = new Set(value.first.map(({ key }) => key));
    value.last.forEach(({ key }, i) => {
      if (keys.has(key))
        issues.push({ code: "custom", message: "duplicateKey", path: ["last", i, "key"], input: key });
    });
  })
  .check(maxJsonBytes(LIMITS.pageJson, "pageTooLarge", "first"));
export type PageTemplateInput = z.output<typeof pageTemplateInputSchema>;

/** What is stored of it as one JSON value; its name stands beside it. */
export type PageTemplateContent = Omit<PageTemplateInput, "name">;

/** A page with all that its template locks; what it has of its own under a key of the template is not shown. */
export function applyPageTemplate<Page extends { theme: Theme; blocks: Block[] }>(
  page: Page,
  { isThemeLocked, theme, first, last }: PageTemplateContent,
): Page {
  const keys = new Set([...first, ...last].map(({ key }) => key));
  const own = page.blocks.filter(({ key }) => !keys.has(key));
  return { ...page, theme: isThemeLocked ? theme : page.theme, blocks: [...first, ...own, ...last] };
}

/** A look of pages as its owner reads it. */
export const pageTemplateViewSchema = z.object({
  id: z.string(),
  name: z.string(),
  isThemeLocked: z.boolean(),
  theme: themeSchema,
  first: z.array(blockSchema),
  last: z.array(blockSchema),
  /** How many pages follow it. */
  pages: z.number().int(),
  /** Raised by one at each write. */
  version: z.number().int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type PageTemplateView = z.output<typeof pageTemplateViewSchema>;

/** Pages that begin to follow a look or end it: those that are named by id, or all of the owner's. */
export const pageFollowersSchema = z
  .strictObject({
    pages: z.array(z.string().max(64)).min(1).max(LIMITS.templatePages).optional(),
    all: z.literal(true).optional(),
    follows: z.boolean().default(true),
  })
  .refine(({ pages, all }) => (pages === undefined) !== (all === undefined), {
    path: ["pages"],
    error: "required",
  });
export type PageFollowers = z.output<typeof pageFollowersSchema>;

/** A page of an owner, as they choose which follow a look. */
export const pageFollowerSchema = z.object({
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  /** The look that it follows. */
  template: z.string().optional(),
});
export type PageFollower = z.output<typeof pageFollowerSchema>;
