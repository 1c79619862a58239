import type { Entitlement } from "~/domain/billing/entitlement";
import { isPaidCard } from "~/domain/cards/entitlement";
import { LINK_ACTION } from "~/domain/cards/schema";
import type { PageState } from "~/domain/pages/state";
import { opensContactFiles, type UserAgentClass } from "./user-agent";

export type CodeMeta = {
  /** The code's card, null if there is none or it was deleted. */
  card: { linkAction: 1 | 2; restingAt: Date | null } | null;
  /** State of the page that the card links to, or that the code belongs to; null when there is none. */
  page: PageState | null;
  /** State of the page that the code was redirected to after its member left; null if there is none. */
  ledPage?: PageState | null;
  entitlement: Entitlement;
  userAgent: UserAgentClass;
  now: Date;
};

/**
 * The target of a code: the page it was redirected to, its page, the contact file, the card's page, or the page for
 * deleted targets.
 */
export type CodeTarget = { kind: "led-page" | "page" | "contact-file" | "card" | "gone" };

/**
 * The response to `/q/{code}`. A code outlives its target: without its page it redirects to the card, without the card
 * to an explanatory page, never to an error. The contact file needs a paid plan and a browser that opens it; otherwise
 * the card's page offers the same manually.
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
