import type { UserActor } from "~/domain/accounts/actor";
import type { OverLimitView } from "~/domain/billing/view";
import { LIMITS } from "~/domain/limits";
import { assertCan, ownOf } from "~/domain/permissions";
import { listForPlan } from "~/server/data/plan-limits.server";
import { findKeptChoice } from "~/server/data/subscriptions.server";
import type { Platform } from "~/server/platform/platform.server";

/**
 * An account's content that counts against a plan, and how much of it stays.
 * @param seats of the smaller plan; 0 for the free one
 */
export async function listOverLimit(
  platform: Platform,
  actor: UserActor,
  { seats }: { seats: number },
): Promise<OverLimitView> {
  assertCan(actor, "view", ownOf(actor, "plan"));
  const room =
    seats > 0
      ? { maxPages: seats * LIMITS.pagesPerSeat, maxCards: seats * LIMITS.cardsPerSeat }
      : { maxPages: LIMITS.freePages, maxCards: LIMITS.freeCards };
  const [own, kept] = await Promise.all([
    listForPlan(platform.db, actor.userId, LIMITS.keptChoices),
    findKeptChoice(platform.db, actor.userId),
  ]);
  // After an end all cards stay, shown as free ones.
  const cards = seats > 0 ? own.cards : [];
  return { ...room, ...own, cards, ...(kept && { kept }) };
}
