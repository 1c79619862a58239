import type { EditedCard } from "./edited-card";

const CARD_TABS = ["general", "design", "contacts", "code"] as const;
export type CardTab = (typeof CARD_TABS)[number];

/** @returns the tab that an address asks for; none where it asks for no tab that there is */
export const askedTab = (asked: string | null): CardTab | undefined =>
  CARD_TABS.find((known) => known === asked);

const DESIGN_FIELDS: ReadonlySet<string> = new Set([
  "design",
  "backgroundColor",
  "fontColor",
  "platform",
  "logo",
  "banner",
]);

/** The tab on which a field stands. */
export function tabOf(field: string): CardTab {
  if (field.startsWith("contacts")) return "contacts";
  if (DESIGN_FIELDS.has(field)) return "design";
  return field === "pageId" || field === "linkAction" ? "code" : "general";
}

/** The id of a field's control. */
export function controlId(field: string, card: EditedCard): string {
  const index = /^contacts\.(\d+)/.exec(field)?.[1];
  const contact = index === undefined ? undefined : card.contacts[Number(index)];
  return `card-${contact ? contact.key : field}`;
}
