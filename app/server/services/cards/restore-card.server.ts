import type { UserActor } from "~/domain/accounts/actor";
import { cardLimit } from "~/domain/billing/entitlement";
import { type DeletedCard, deletedWhen } from "~/domain/deleted";
import { AppError } from "~/domain/errors";
import { LIMITS } from "~/domain/limits";
import { assertCan, ownOf } from "~/domain/permissions";
import { writeAll } from "~/server/data/batch.server";
import { isCardRestorable, listDeletedCardRows, restoreDeletedCard } from "~/server/data/cards.server";
import type { Platform } from "~/server/platform/platform.server";
import { followChanges } from "~/server/services/passes/follow-changes.server";
import { getCard, type SavedCard } from "./get-card.server";

/** The actor's deleted cards, and those that members gave back, while they can be put back; the latest first. */
export async function listDeletedCards(platform: Platform, actor: UserActor): Promise<DeletedCard[]> {
  assertCan(actor, "list", ownOf(actor, "card"));
  const rows = await listDeletedCardRows(platform.db, actor.userId, platform.now(), LIMITS.restorableKept);
  return rows.map(({ restorableSince, ...row }) => ({ ...row, ...deletedWhen(restorableSince) }));
}

/**
 * Puts back a deleted card, or one that its member gave back, while a seat is free; it is nobody's then, and its codes
 * and passes are what they were.
 * @throws AppError not_found once its time is over, limit_reached (cardLimit)
 */
export async function restoreCard(platform: Platform, actor: UserActor, name: string): Promise<SavedCard> {
  assertCan(actor, "create", ownOf(actor, "card"));
  const now = platform.now();
  const [restored = 0] = await writeAll(platform.db, [
    restoreDeletedCard(platform.db, actor.userId, name, cardLimit(actor.plan, now), now),
  ]);
  if (restored === 0) {
    const isThere = await isCardRestorable(platform.db, actor.userId, name, now);
    throw isThere ? new AppError("limit_reached", { messageKey: "cardLimit" }) : new AppError("not_found");
  }
  platform.defer(followChanges(platform));
  return getCard(platform, actor, name);
}
