import type { PlanFeature } from "./plans";

/** Beginnings of dotted paths in a page, the more precise ones first, with the line of the comparison that they are of. */
const PAGE_PARTS: readonly [start: string, feature: PlanFeature][] = [
  ["blocks", "blocks"],
  ["seo", "seo"],
  ["published", "publishSwitch"],
  ["theme.isBranding", "noBranding"],
  ["theme.fonts", "fonts"],
  ["theme.currentBgType", "backgrounds"],
  ["theme.image", "backgrounds"],
  ["theme.gradient", "backgrounds"],
  ["theme", "buttonDesign"],
];

/** The plan feature that a paid part of a page belongs to. */
export function featureOfPagePart(path = ""): PlanFeature | undefined {
  return PAGE_PARTS.find(([start]) => path === start || path.startsWith(`${start}.`))?.[1];
}

/** The same of the parts of a card: each line once. */
export function featuresOfCardParts(paths: readonly string[]): PlanFeature[] {
  return [...new Set(paths.map((path) => (path === "linkAction" ? "contactFile" : "cardDesign")))];
}
