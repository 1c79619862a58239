import type { UserActor } from "~/domain/accounts/actor";
import { isLive, type StoredSubscription } from "~/domain/billing/subscription-status";
import { AppError } from "~/domain/errors";
import { listSubscriptions } from "~/server/data/subscriptions.server";
import { findEntitlement } from "~/server/data/users.server";
import type { Platform } from "~/server/platform/platform.server";

/** @returns the subscription that an account pays for, as stored */
export async function findLiveSubscription(
  { db }: Platform,
  userId: string,
): Promise<StoredSubscription | undefined> {
  return (await listSubscriptions(db, userId)).find(isLive);
}

/** @throws AppError conflict (noSubscription) where there is none */
export async function requireLiveSubscription(
  platform: Platform,
  { userId }: UserActor,
): Promise<StoredSubscription> {
  const subscription = await findLiveSubscription(platform, userId);
  if (!subscription) throw new AppError("conflict", { messageKey: "noSubscription" });
  return subscription;
}

/**
 * @throws AppError conflict (planIsLifetime) for an account with a lifetime plan from an operator: there is nothing to
 *   buy
 */
export async function assertBuyable({ db }: Platform, { userId }: UserActor): Promise<void> {
  if ((await findEntitlement(db, userId))?.status === "lifetime")
    throw new AppError("conflict", { messageKey: "planIsLifetime" });
}
