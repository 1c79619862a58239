import type { UserActor } from "~/domain/accounts/actor";
import { cardLimit } from "~/domain/billing/entitlement";
import { DAY_MS } from "~/domain/durations";
import { AppError } from "~/domain/errors";
import { LIMITS } from "~/domain/limits";
import { assertCan, ownOf } from "~/domain/permissions";
import { writeAll } from "~/server/data/batch.server";
import { isGivenBack, listGivenBackCards, restoreGivenBack } from "~/server/data/cards.server";
import type { Platform } from "~/server/platform/platform.server";
import { followChanges } from "~/server/services/passes/follow-changes.server";
import { getCard, type SavedCard } from "./get-card.server";

/** A card that a member gave back, and until when its owner can put it back. */
export interface GivenBackCard {
  hash: string;
  title: string;
  until: string;
}

/** The cards that members gave back to the actor, the latest first. */
export async function listGivenBack(platform: Platform, actor: UserActor): Promise<GivenBackCard[]> {
  assertCan(actor, "list", ownOf(actor, "card"));
  const rows = await listGivenBackCards(platform.db, actor.userId, platform.now(), LIMITS.givenBackShown);
  return rows.map(({ hash, title, givenBackAt }) => {
    const until = (givenBackAt?.getTime() ?? 0) + LIMITS.givenBackDays * DAY_MS;
    return { hash, title, until: new Date(until).toISOString() };
  });
}

/**
 * Puts back a card that a member gave back, while a seat is free.
 * @throws AppError not_found once its time is over, limit_reached (cardLimit)
 */
export async function restoreCard(platform: Platform, actor: UserActor, name: string): Promise<SavedCard> {
  assertCan(actor, "create", ownOf(actor, "card"));
  const now = platform.now();
  const [restored = 0] = await writeAll(platform.db, [
    restoreGivenBack(platform.db, actor.userId, name, cardLimit(actor.plan, now), now),
  ]);
  if (restored === 0) {
    const isThere = await isGivenBack(platform.db, actor.userId, name, now);
    throw isThere ? new AppError("limit_reached", { messageKey: "cardLimit" }) : new AppError("not_found");
  }
  platform.defer(followChanges(platform));
  return getCard(platform, actor, name);
}
