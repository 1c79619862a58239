import type { UserActor } from "~/domain/accounts/actor";
import { beyondPlan, isNothing } from "~/domain/billing/beyond";
import { isLive, pickSubscription } from "~/domain/billing/subscription-status";
import type { ReductionView } from "~/domain/billing/view";
import { assertCan, ownOf } from "~/domain/permissions";
import { countForPlan } from "~/server/data/plan-limits.server";
import { listSubscriptions } from "~/server/data/subscriptions.server";
import type { Platform } from "~/server/platform/platform.server";

/** @returns the smaller plan that an account's becomes, with how much has no room in it; null where nothing will rest */
export async function findReduction({ db, now }: Platform, userId: string): Promise<ReductionView | null> {
  const picked = pickSubscription(await listSubscriptions(db, userId));
  const scheduled = picked && isLive(picked) ? picked.record.scheduled : undefined;
  if (!scheduled || scheduled.startsAt <= now().getTime()) return null;
  const beyond = beyondPlan(await countForPlan(db, userId), scheduled.seats);
  if (isNothing(beyond)) return null;
  return { date: new Date(scheduled.startsAt).toISOString(), seats: scheduled.seats, ...beyond };
}

/** The same of the actor's own account. */
export async function getReduction(
  platform: Platform,
  actor: UserActor,
): Promise<{ reduction: ReductionView | null }> {
  assertCan(actor, "view", ownOf(actor, "plan"));
  return { reduction: await findReduction(platform, actor.userId) };
}
