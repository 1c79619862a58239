import type { CardView } from "./view";

/** Contacts that say something of a card's owner, by which nobody reaches them. */
const NO_WAY: ReadonlySet<string> = new Set(["position", "company", "openHours"]);

/** Whether others find on a card how to reach its owner: by a contact of it, or the page that its code leads to. */
export const isReachable = ({ contacts, pageId }: Pick<CardView, "contacts" | "pageId">): boolean =>
  pageId !== undefined || contacts.some(({ name, value }) => value !== "" && !NO_WAY.has(name));
