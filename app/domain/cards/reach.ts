import type { CardView } from "./view";

/** Contact types that are no way to reach the owner. */
const NO_WAY: ReadonlySet<string> = new Set(["position", "company", "openHours"]);

/** Whether a card offers a way to reach its owner: a contact, or the page behind its code. */
export const isReachable = ({ contacts, pageId }: Pick<CardView, "contacts" | "pageId">): boolean =>
  pageId !== undefined || contacts.some(({ name, value }) => value !== "" && !NO_WAY.has(name));
