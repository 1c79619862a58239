import type { EditedCard } from "./edited-card";

const CARD_TABS = ["general", "design", "contacts", "code"] as const;
export type CardTab = (typeof CARD_TABS)[number];

/** @returns the tab named by an address; undefined if it names no existing one */
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

/** The tab that contains a field. */
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
