import type { UserActor } from "~/domain/accounts/actor";
import type { KeptChoice } from "~/domain/billing/kept-choice";
import { AppError } from "~/domain/errors";
import { assertCan, ownOf } from "~/domain/permissions";
import { writeAll } from "~/server/data/batch.server";
import { storeKeptChoice } from "~/server/data/subscriptions.server";
import type { Platform } from "~/server/platform/platform.server";
import { findLiveSubscription } from "./live-subscription.server";
import { findReduction } from "./planned-reduction.server";

/**
 * Stores which pages and cards stay when the planned smaller plan begins, or which page when a cancelled plan ends; it
 * replaces an earlier choice.
 * @throws AppError conflict (planUnchanged) where the plan does not end and no planned reduction exceeds its room
 */
export async function keepChoice(
  platform: Platform,
  actor: UserActor,
  choice: KeptChoice,
): Promise<{ kept: KeptChoice }> {
  assertCan(actor, "edit", ownOf(actor, "plan"));
  const { userId } = actor;
  if (!(await isEnding(platform, userId)) && !(await findReduction(platform, userId)))
    throw new AppError("conflict", { messageKey: "planUnchanged" });
  await writeAll(platform.db, [storeKeptChoice(userId, choice, platform.now())]);
  return { kept: choice };
}

async function isEnding(platform: Platform, userId: string): Promise<boolean> {
  const { cancelsAt } = (await findLiveSubscription(platform, userId))?.record ?? {};
  return cancelsAt !== undefined && cancelsAt > platform.now().getTime();
}
