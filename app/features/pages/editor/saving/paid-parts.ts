/** The parts of a page that cost, as people know them. */
export const PAID_PARTS = [
  "blocks",
  "linkPictures",
  "fonts",
  "picture",
  "background",
  "branding",
  "seo",
  "design",
  "publish",
] as const;
export type PaidPart = (typeof PAID_PARTS)[number];

/** Something within a block that is free. */
const WITHIN_BLOCK = /^blocks\.\d+\.data\./;

const BY_PATH: readonly (readonly [string, PaidPart])[] = [
  ["blocks", "blocks"],
  ["published", "publish"],
  ["seo", "seo"],
  ["theme.fonts", "fonts"],
  ["theme.profileImage", "picture"],
  ["theme.isBranding", "branding"],
  ["theme.currentBgType", "background"],
  ["theme.gradient", "background"],
  ["theme.image", "background"],
];

/** Names the paid things of dotted paths, each once, in the order of the list. */
export function paidParts(fields: readonly string[]): PaidPart[] {
  const found = new Set(fields.map(partOf));
  return PAID_PARTS.filter((part) => found.has(part));
}

function partOf(field: string): PaidPart {
  if (WITHIN_BLOCK.test(field)) return "linkPictures";
  return BY_PATH.find(([path]) => field.startsWith(path))?.[1] ?? "design";
}
