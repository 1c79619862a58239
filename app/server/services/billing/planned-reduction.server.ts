import type { UserActor } from "~/domain/accounts/actor";
import { beyondPlan, isNothing } from "~/domain/billing/beyond";
import { isLive, pickSubscription } from "~/domain/billing/subscription-status";
import type { BeyondView, ReductionView } from "~/domain/billing/view";
import { LIMITS } from "~/domain/limits";
import { assertCan, ownOf } from "~/domain/permissions";
import { countForPlan, nameForPlan } from "~/server/data/plan-limits.server";
import { findKeptChoice, listSubscriptions } from "~/server/data/subscriptions.server";
import type { Platform } from "~/server/platform/platform.server";

/** @returns an account's planned smaller plan, with how much does not fit; null where everything fits */
export async function findReduction({ db, now }: Platform, userId: string): Promise<ReductionView | null> {
  const picked = pickSubscription(await listSubscriptions(db, userId));
  const scheduled = picked && isLive(picked) ? picked.record.scheduled : undefined;
  if (!scheduled || scheduled.startsAt <= now().getTime()) return null;
  const { startsAt, seats } = scheduled;
  const beyond = await findBeyond({ db }, userId, seats);
  return beyond && { date: new Date(startsAt).toISOString(), seats, ...beyond };
}

/** @returns how much of an account does not fit a smaller plan, the first names, and the choice of what stays */
export async function findBeyond(
  { db }: Pick<Platform, "db">,
  userId: string,
  seats: number,
): Promise<BeyondView | null> {
  const [counts, choice] = await Promise.all([countForPlan(db, userId), findKeptChoice(db, userId)]);
  const beyond = beyondPlan(counts, seats);
  if (isNothing(beyond)) return null;
  const room = { pages: seats * LIMITS.pagesPerSeat, cards: seats * LIMITS.cardsPerSeat };
  const { staying, going } = await nameForPlan(db, userId, room, choice ?? { pages: [], cards: [] });
  const stays = { pages: counts.pages - beyond.pages, cards: counts.cards - beyond.cards, names: staying };
  return { ...beyond, names: going, ...(choice && { stays }) };
}

/** The same for the actor's own account. */
export async function getReduction(
  platform: Platform,
  actor: UserActor,
): Promise<{ reduction: ReductionView | null }> {
  assertCan(actor, "view", ownOf(actor, "plan"));
  return { reduction: await findReduction(platform, actor.userId) };
}
