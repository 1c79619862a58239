import type { UserActor } from "~/domain/accounts/actor";
import type { CancelInput } from "~/domain/billing/input";
import type { KeptChoice } from "~/domain/billing/kept-choice";
import type { SubscriptionView } from "~/domain/billing/view";
import { assertCan, ownOf } from "~/domain/permissions";
import { writeAll } from "~/server/data/batch.server";
import { deleteKeptChoice, storeKeptChoice } from "~/server/data/subscriptions.server";
import type { Platform } from "~/server/platform/platform.server";
import { consumeLimit } from "~/server/platform/rate-limits.server";
import { stripeOf } from "~/server/platform/stripe.server";
import { dropRestoration, releaseSchedule } from "./change-plan.server";
import { requireLiveSubscription } from "./live-subscription.server";
import { notifyKept } from "./notify-kept.server";
import { presentSubscription } from "./present-subscription.server";
import { runCommand } from "./run-command.server";
import { syncBilling } from "./sync-billing.server";

/**
 * Ends a plan with the paid period. One that ends already stays as it is.
 * @param input `keep` names the page that stays afterwards; without it none does
 */
export async function cancelPlan(
  platform: Platform,
  actor: UserActor,
  { keep }: Pick<CancelInput, "keep">,
): Promise<SubscriptionView> {
  assertCan(actor, "cancel", ownOf(actor, "plan"));
  return setCancelled(platform, actor, true, keep);
}

/** Reverts a cancellation: the plan continues. */
export async function keepPlan(platform: Platform, actor: UserActor): Promise<SubscriptionView> {
  assertCan(actor, "cancel", ownOf(actor, "plan"));
  return setCancelled(platform, actor, false);
}

async function setCancelled(
  platform: Platform,
  actor: UserActor,
  isCancelled: boolean,
  keep?: KeptChoice,
): Promise<SubscriptionView> {
  const { userId } = actor;
  await consumeLimit(platform, "billing", userId);
  const isChanged = await runCommand(platform, userId, isCancelled ? "cancel" : "keep", {}, async (key) => {
    await syncBilling(platform, userId);
    const subscription = await requireLiveSubscription(platform, actor);
    if (keep) await writeAll(platform.db, [storeKeptChoice(userId, keep, platform.now())]);
    if ((subscription.record.cancelsAt !== undefined) === isCancelled) return false;
    const stripe = stripeOf(platform);
    // A choice made for a change that this one replaces is void.
    if (!keep) await writeAll(platform.db, [deleteKeptChoice(platform.db, userId)]);
    if (isCancelled) {
      await dropRestoration(platform, userId);
      await releaseSchedule(stripe, subscription);
    }
    await stripe.subscriptions.update(
      subscription.id,
      { cancel_at_period_end: isCancelled },
      { idempotencyKey: key },
    );
    return true;
  });
  await syncBilling(platform, userId);
  if (isChanged && !isCancelled) await notifyKept(platform, userId);
  return presentSubscription(platform, userId);
}
