import { featureOfPagePart } from "~/domain/billing/feature-of";
import { PLAN_FEATURES, type PlanFeature } from "~/domain/billing/plans";
import { paidBlockTypes } from "~/domain/pages/entitlement";
import type { PageContent } from "~/domain/pages/schema";
import { freeRelative } from "~/domain/pages/themes/free-relatives";

/** Features that are represented by the theme they are part of. */
const OF_THEME: readonly PlanFeature[] = ["fonts", "backgrounds", "buttonDesign"];

/**
 * The lines of the plans' comparison that the paid things of a page belong to, each once, in the comparison's order.
 * @param fields the dotted paths of what has to be paid for
 */
export function wantedFeatures(content: PageContent, fields: readonly string[]): PlanFeature[] {
  const found = new Set(fields.flatMap((field) => featureOfPagePart(field) ?? []));
  const types = paidBlockTypes(content);
  if (found.has("blocks") && types.includes("collectContacts")) {
    found.add("contacts");
    if (types.length === 1) found.delete("blocks");
  }
  const isOfTheme = content.isUsingTheme && freeRelative(content.theme.id) !== undefined;
  if (isOfTheme && OF_THEME.some((feature) => found.delete(feature))) {
    for (const feature of OF_THEME) found.delete(feature);
    found.add("themes");
  }
  return PLAN_FEATURES.filter((feature) => found.has(feature));
}
