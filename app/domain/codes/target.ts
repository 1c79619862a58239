import type { Entitlement } from "~/domain/billing/entitlement";
import { isPaidCard } from "~/domain/cards/entitlement";
import { LINK_ACTION } from "~/domain/cards/schema";
import type { PageState } from "~/domain/pages/state";
import { opensContactFiles, type UserAgentClass } from "./user-agent";

export type CodeMeta = {
  /** The card the code belongs to, null when there is none or it was deleted. */
  card: { linkAction: 1 | 2; restingAt: Date | null } | null;
  /** State of the page that the card links to, or that the code belongs to; null when there is none. */
  page: PageState | null;
  /** State of the page that the code leads to instead, since who had its card left; null when there is none. */
  ledPage?: PageState | null;
  entitlement: Entitlement;
  userAgent: UserAgentClass;
  now: Date;
};

/** Where a code leads: to the page it was led to, to its page, the contact file, the card's page, or the polite page that says it is gone. */
export type CodeTarget = { kind: "led-page" | "page" | "contact-file" | "card" | "gone" };

/**
 * What `/q/{code}` answers. A code outlives what it points to: without its page it leads to the card, without the card
 * too to a polite page, never to an error. The contact file is paid for and needs a browser that opens one; where
 * either is missing, the card's page does the same by hand.
 */
export function codeTarget({ card, page, ledPage, entitlement, userAgent, now }: CodeMeta): CodeTarget {
  if (ledPage === "published") return { kind: "led-page" };
  if (card?.linkAction === LINK_ACTION.contacts) {
    const opens = isPaidCard(card, entitlement, now) && opensContactFiles(userAgent);
    return { kind: opens ? "contact-file" : "card" };
  }
  if (page === "published") return { kind: "page" };
  return { kind: card ? "card" : "gone" };
}
