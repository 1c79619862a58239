import type { BlockType } from "~/domain/pages/blocks";
import { paidBlockTypes } from "~/domain/pages/entitlement";
import type { PageContent } from "~/domain/pages/schema";

/** The settings and parts of a page that cost, as people know them; blocks that do are named by their types. */
export const PAID_PARTS = [
  "linkPictures",
  "titleFont",
  "textFont",
  "titleSize",
  "textColor",
  "profileShape",
  "profileSize",
  "backgroundImage",
  "gradient",
  "shape",
  "shadow",
  "linkShape",
  "pattern",
  "texture",
  "socialIcons",
  "blockDesign",
  "branding",
  "seoTitle",
  "seoDescription",
  "design",
  "publish",
] as const;
export type PaidPart = (typeof PAID_PARTS)[number];

/** Something within a block that is free. */
const WITHIN_BLOCK = /^blocks\.\d+\.data\./;

const BY_PATH: readonly (readonly [string, PaidPart])[] = [
  ["published", "publish"],
  ["seo.title", "seoTitle"],
  ["seo.description", "seoDescription"],
  ["theme.fonts.titleFont", "titleFont"],
  ["theme.fonts.textFont", "textFont"],
  ["theme.fonts.titleSize", "titleSize"],
  ["theme.fonts.textColor", "textColor"],
  ["theme.profileImageShape", "profileShape"],
  ["theme.profileImageSize", "profileSize"],
  ["theme.image", "backgroundImage"],
  ["theme.gradient", "gradient"],
  ["theme.isBranding", "branding"],
  ["theme.generalShape", "shape"],
  ["theme.isShadow", "shadow"],
  ["theme.social", "socialIcons"],
  ["theme.blockDesign", "blockDesign"],
  ["theme.layout.linkShape", "linkShape"],
  ["theme.layout.pattern", "pattern"],
  ["theme.layout.texture", "texture"],
];

/** What of a page costs, by name. */
export interface PaidNames {
  /** Each type once, in the page's order. */
  blocks: BlockType[];
  /** Each once, in the order of the list. */
  parts: PaidPart[];
}

/** Names the paid things of dotted paths. An empty paid block costs nothing, and is named with those that do. */
export function paidNames(content: PageContent, fields: readonly string[]): PaidNames {
  const isOfBlocks = fields.some((field) => field.startsWith("blocks") && !WITHIN_BLOCK.test(field));
  const found = new Set(fields.flatMap((field) => partOf(field, content)));
  return {
    blocks: isOfBlocks ? paidBlockTypes(content) : [],
    parts: PAID_PARTS.filter((part) => found.has(part)),
  };
}

function partOf(field: string, { theme }: PageContent): PaidPart[] {
  if (WITHIN_BLOCK.test(field)) return ["linkPictures"];
  if (field.startsWith("blocks")) return [];
  if (field.startsWith("theme.currentBgType"))
    return [theme.currentBgType === "gradient" ? "gradient" : "backgroundImage"];
  return [BY_PATH.find(([path]) => field.startsWith(path))?.[1] ?? "design"];
}
