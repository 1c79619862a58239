import type { Actor, UserActor } from "~/domain/accounts/actor";
import { available, cardLimit, pageLimit } from "~/domain/billing/entitlement";
import { AppError } from "~/domain/errors";
import { assertCan, ownOf } from "~/domain/permissions";
import { countOwnCards } from "~/server/data/cards.server";
import { countOwnPages } from "~/server/data/pages.server";
import type { Platform } from "~/server/platform/platform.server";
import { checkTeamCard } from "~/server/services/team/team-card.server";

/** How many more pages and cards there may be, how many there are, and how many the plan has room for. */
interface Available {
  pages: number;
  cards: number;
  usedPages: number;
  usedCards: number;
  maxPages: number;
  maxCards: number;
}

/** How many more pages and cards the actor may make. */
export async function countAvailable(platform: Platform, actor: UserActor): Promise<Available> {
  assertCan(actor, "list", ownOf(actor, "page"));
  assertCan(actor, "list", ownOf(actor, "card"));
  const now = platform.now();
  const [usedPages, usedCards] = await Promise.all([
    countOwnPages(platform.db, actor.userId),
    countOwnCards(platform.db, actor.userId),
  ]);
  const [maxPages, maxCards] = [pageLimit(actor.plan, now), cardLimit(actor.plan, now)];
  return {
    pages: available(maxPages, usedPages),
    cards: available(maxCards, usedCards),
    usedPages,
    usedCards,
    maxPages,
    maxCards,
  };
}

/**
 * The same as "used of limit". In a smaller plan the rest is beyond the limit, and rests; after an end nothing does: the
 * limit is not shown as less than what is used.
 */
export function countedOf({ usedPages, usedCards, maxPages, maxCards }: Available, isPaidNow: boolean) {
  const limitOf = (used: number, max: number) => (isPaidNow ? max : Math.max(used, max));
  return {
    pages: { used: usedPages, limit: limitOf(usedPages, maxPages) },
    cards: { used: usedCards, limit: limitOf(usedCards, maxCards) },
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
