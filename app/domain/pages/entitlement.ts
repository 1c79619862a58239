import { BLACK, readableOn } from "~/domain/color";
import { type BlockType, FREE_BLOCK_TYPES, isPaidBlock, paidPaths } from "./blocks";
import { DEFAULT_FONT } from "./fonts";
import type { PageContent } from "./schema";
import { DESIGNED_BLOCKS, defaultTheme, PROFILE_SHAPE, type Theme } from "./theme";

/**
 * The dotted paths of everything on a page that has to be paid for; empty when a free user may save it: 'Back to free'
 * takes each of them away.
 */
export function paidFeatures(content: PageContent): string[] {
  return [
    ...content.blocks.flatMap((block, i) =>
      isPaidBlock(block) ? [`blocks.${i}`] : paidPaths(block).map((path) => `blocks.${i}.${path}`),
    ),
    ...paidThemeFeatures(content.theme),
    ...(content.seo.title ? ["seo.title"] : []),
    ...(content.seo.description ? ["seo.description"] : []),
  ];
}

/** Whether a page uses anything that has to be paid for. */
export function isProPage(content: PageContent): boolean {
  return paidFeatures(content).length > 0;
}

/** The types of the blocks that 'Back to free' takes off, empty ones too: each once, in the page's order. */
export function paidBlockTypes({ blocks }: PageContent): BlockType[] {
  return [...new Set(blocks.map(({ type }) => type).filter((type) => !FREE_BLOCK_TYPES.has(type)))];
}

/** Theme options that a free page has at their defaults. */
export const PAID_OPTIONS = [
  "isBranding",
  "generalShape",
  "isShadow",
  "socialSize",
  "socialIconType",
  "socialColor",
  "socialBackground",
  "profileImageSize",
  "gradient",
] as const satisfies readonly (keyof Theme)[];

/** Parts of the layout that have to be paid for; every plan may choose the others. */
export const PAID_LAYOUT = [
  "linkShape",
  "pattern",
  "texture",
] as const satisfies readonly (keyof Theme["layout"])[];

function paidLayoutFeatures({ layout }: Theme): string[] {
  const plain = defaultTheme().layout;
  return PAID_LAYOUT.filter((name) => layout[name] !== plain[name]).map((name) => `theme.layout.${name}`);
}

const changed = (a: unknown, b: unknown) => JSON.stringify(a) !== JSON.stringify(b);

/** One design for all blocks is free; a design of its own for one of them is not. */
export function isFreeDesign({ blockDesign }: Theme, name: (typeof DESIGNED_BLOCKS)[number]): boolean {
  const own = blockDesign[name];
  return !changed(own, defaultTheme().blockDesign[name]) || !changed(own, blockDesign.buttons);
}

/** The dotted paths of what of a theme has to be paid for. */
export function paidThemeFeatures(theme: Theme): string[] {
  const plain = defaultTheme();
  const paid: string[] = [];
  if (theme.profileImageShape === PROFILE_SHAPE.fullWidth) paid.push("theme.profileImageShape");
  if (theme.currentBgType !== "solid") paid.push("theme.currentBgType");
  if (theme.image) paid.push("theme.image");
  for (const name of PAID_OPTIONS) if (changed(theme[name], plain[name])) paid.push(`theme.${name}`);
  for (const name of DESIGNED_BLOCKS) if (!isFreeDesign(theme, name)) paid.push(`theme.blockDesign.${name}`);
  return [...paid, ...paidLayoutFeatures(theme), ...paidFontFeatures(theme)];
}

function paidFontFeatures({ fonts, bgColor }: Theme): string[] {
  const paid: string[] = [];
  if (fonts.titleFont.id !== DEFAULT_FONT.id) paid.push("theme.fonts.titleFont");
  if (fonts.textFont.id !== DEFAULT_FONT.id) paid.push("theme.fonts.textFont");
  if (fonts.titleSize !== 20) paid.push("theme.fonts.titleSize");
  // A free page may have any background colour, so it may also have the text that can be read on it.
  if (fonts.textColor !== BLACK && fonts.textColor !== readableOn(bgColor))
    paid.push("theme.fonts.textColor");
  return paid;
}
