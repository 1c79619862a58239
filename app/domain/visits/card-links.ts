import type { CardContact } from "~/domain/cards/contacts";
import { lineHref } from "~/domain/cards/line-href";
import { linkOf, type PageLink } from "./page-links";

/** The key of a card's link to its page: no contact has it. */
export const CARD_PAGE_KEY = "/page";

/** @returns every link of a card's page whose clicks are reported; files and passes are counted as saved */
export function cardLinks(
  contacts: readonly CardContact[],
  pageUrl?: string,
  pageTitle?: string,
): PageLink[] {
  const lines = contacts.flatMap((contact) => {
    const href = lineHref(contact);
    return href ? [linkOf(contact.key, contact.label || contact.value, href)] : [];
  });
  return pageUrl ? [...lines, linkOf(CARD_PAGE_KEY, pageTitle, pageUrl)] : lines;
}
