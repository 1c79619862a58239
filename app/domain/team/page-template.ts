import { z } from "zod";
import { maxJsonBytes } from "~/domain/json-size";
import { LIMITS } from "~/domain/limits";
import { keyedList } from "~/domain/pages/block-types/block-parts";
import { BLOCK_TYPES, type Block, type BlockType, blockSchema } from "~/domain/pages/blocks";
import { type Theme, themeSchema } from "~/domain/pages/theme";
import { filledLine } from "~/domain/text";

/** Blocks that need an image of their own, a card or visitors' answers belong to the page alone. */
const PAGES_OWN: readonly BlockType[] = ["image", "embed", "businessCard", "collectContacts"];

/** The types of blocks that a look can put on pages. */
export const TEMPLATE_BLOCKS: readonly BlockType[] = BLOCK_TYPES.filter((type) => !PAGES_OWN.includes(type));

const templateBlocks = keyedList(blockSchema, LIMITS.templateBlocks).check(({ value, issues }) => {
  value.forEach(({ type }, i) => {
    if (!TEMPLATE_BLOCKS.includes(type))
      issues.push({ code: "custom", message: "invalidChoice", path: [i, "type"], input: type });
  });
});

/** A theme without its background image: images belong to the page. */
const withoutImage = ({ image: _image, ...theme }: Theme): Theme => ({
  ...theme,
  currentBgType: theme.currentBgType === "image" ? "solid" : theme.currentBgType,
});

/** The owner's input for a look of pages. Its blocks are locked; its theme is locked or absent. */
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

/** The part that is stored as one JSON value; the name is a column. */
export type PageTemplateContent = Omit<PageTemplateInput, "name">;

/** A page with everything that its template locks; the page's own blocks under keys of the template are hidden. */
export function applyPageTemplate<Page extends { theme: Theme; blocks: Block[] }>(
  page: Page,
  { isThemeLocked, theme, first, last }: PageTemplateContent,
): Page {
  const keys = new Set([...first, ...last].map(({ key }) => key));
  const own = page.blocks.filter(({ key }) => !keys.has(key));
  return { ...page, theme: isThemeLocked ? theme : page.theme, blocks: [...first, ...own, ...last] };
}

/** A look of pages as returned to its owner. */
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

/** Pages that start or stop following a look: listed by id, or all of the owner's. */
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

/** An owner's page in the selection of a look's followers. */
export const pageFollowerSchema = z.object({
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  /** The look that it follows. */
  template: z.string().optional(),
});
export type PageFollower = z.output<typeof pageFollowerSchema>;
