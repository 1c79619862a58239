import type { Actor, UserActor } from "~/domain/accounts/actor";
import { available, cardLimit, isPaid, pageLimit, shownLimit } from "~/domain/billing/entitlement";
import { AppError } from "~/domain/errors";
import { assertCan, ownOf } from "~/domain/permissions";
import { countOwnCards } from "~/server/data/cards.server";
import { countOwnPages } from "~/server/data/pages.server";
import type { Platform } from "~/server/platform/platform.server";
import { checkTeamCard } from "~/server/services/team/team-card.server";

/** What there is, the limit as it is shown, and how many the plan has room for. */
interface Counted {
  used: number;
  limit: number;
  room: number;
}

/** How many more pages and cards there may be, and how many there are. */
interface Available {
  pages: number;
  cards: number;
  counted: { pages: Counted; cards: Counted };
}

/** How many more pages and cards the actor may make, and how many there are. */
export async function countAvailable(platform: Platform, actor: UserActor): Promise<Available> {
  assertCan(actor, "list", ownOf(actor, "page"));
  assertCan(actor, "list", ownOf(actor, "card"));
  const now = platform.now();
  const [usedPages, usedCards] = await Promise.all([
    countOwnPages(platform.db, actor.userId),
    countOwnCards(platform.db, actor.userId),
  ]);
  const isPaidNow = isPaid(actor.plan, now);
  const countedOf = (used: number, room: number): Counted => ({
    used,
    limit: shownLimit(room, used, isPaidNow),
    room,
  });
  const pages = countedOf(usedPages, pageLimit(actor.plan, now));
  const cards = countedOf(usedCards, cardLimit(actor.plan, now));
  return {
    pages: available(pages.room, pages.used),
    cards: available(cards.room, cards.used),
    counted: { pages, cards },
  };
}

/**
 * The check before an editor opens; the write decides again. Without an account it always passes: the design is saved
 * as a draft.
 * @param team the id of a team's owner, for a card that a member makes there
 * @throws AppError limit_reached; in a team not_found, conflict, payment_required too
 */
export async function assertWithinLimit(
  platform: Platform,
  actor: Actor,
  entity: "page" | "business-card",
  team?: string,
): Promise<void> {
  if (actor.kind === "anonymous") return;
  if (team !== undefined && entity === "business-card") return checkTeamCard(platform, actor, team);
  assertCan(actor, "create", ownOf(actor, entity === "page" ? "page" : "card"));
  const left = await countAvailable(platform, actor);
  if (entity === "page" && left.pages === 0) throw new AppError("limit_reached", { messageKey: "pageLimit" });
  if (entity === "business-card" && left.cards === 0)
    throw new AppError("limit_reached", { messageKey: "cardLimit" });
}
