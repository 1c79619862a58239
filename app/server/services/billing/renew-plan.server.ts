import type { UserActor } from "~/domain/accounts/actor";
import type { PlanStatus } from "~/domain/billing/entitlement";
import { isLive, pickSubscription, type StoredSubscription } from "~/domain/billing/subscription-status";
import type { BillingView } from "~/domain/billing/view";
import type { LanguageCode } from "~/domain/languages";
import { assertCan, ownOf } from "~/domain/permissions";
import { listSubscriptions } from "~/server/data/subscriptions.server";
import type { Platform } from "~/server/platform/platform.server";
import { keepPlan } from "./cancel-plan.server";
import { presentSubscription } from "./present-subscription.server";
import { startCheckout } from "./start-checkout.server";

/** @returns the action of "Renew subscription", or undefined where nothing is to be renewed */
export function renewalOf(
  status: PlanStatus,
  subscription: StoredSubscription | undefined,
): BillingView["renewal"] {
  if (status === "lifetime" || status === "free" || !subscription) return undefined;
  if (!isLive(subscription) || status === "expired") return "checkout";
  if (subscription.record.openInvoice?.url) return "invoice";
  return subscription.record.cancelsAt === undefined ? undefined : "keep";
}

/**
 * Renews a plan: reverts a cancellation, links to the unpaid invoice, or buys the last seats and cycle again.
 * @returns where the browser continues, if it has to
 */
export async function renewPlan(
  platform: Platform,
  actor: UserActor,
  language?: LanguageCode,
): Promise<{ url?: string }> {
  assertCan(actor, "buy", ownOf(actor, "plan"));
  const { userId } = actor;
  const [{ status }, stored] = await Promise.all([
    presentSubscription(platform, userId),
    listSubscriptions(platform.db, userId),
  ]);
  const subscription = pickSubscription(stored);
  const renewal = renewalOf(status, subscription);
  const url = subscription?.record.openInvoice?.url;
  if (renewal === "invoice" && url) return { url };
  if (renewal === "checkout" && subscription) {
    const { cycle, seats } = subscription.record;
    return startCheckout(platform, actor, { cycle, seats }, { language });
  }
  if (renewal === "keep") await keepPlan(platform, actor);
  return {};
}
