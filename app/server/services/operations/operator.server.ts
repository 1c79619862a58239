import type { UserActor } from "~/domain/accounts/actor";
import { AppError } from "~/domain/errors";
import { can, OPERATIONS, type OperatorAction } from "~/domain/permissions";
import type { Platform } from "~/server/platform/platform.server";
import { consumeLimit } from "~/server/platform/rate-limits.server";
import { needsPasskey } from "~/server/services/accounts/act-as.server";
import { assertConfirmed } from "~/server/services/accounts/confirm.server";

/**
 * Guards the operators' screen: for other users, and for an admin acting in an account, it does not exist.
 * @throws AppError not_found, forbidden (adminNeedsPasskey) in production
 */
export async function assertOperator(
  platform: Platform,
  actor: UserActor,
  action: OperatorAction,
): Promise<void> {
  if (!can(actor, action, OPERATIONS)) throw new AppError("not_found");
  if (await needsPasskey(platform, actor))
    throw new AppError("forbidden", { messageKey: "adminNeedsPasskey" });
}

/**
 * The same for a step that changes something: it needs a reauthentication within the last ten minutes, and is
 * rate-limited.
 * @throws AppError not_found, forbidden (adminNeedsPasskey), reauthentication_required, rate_limited
 */
export async function assertOperatorStep(
  platform: Platform,
  actor: UserActor,
  action: OperatorAction,
): Promise<void> {
  await assertOperator(platform, actor, action);
  assertConfirmed(platform, actor);
  await consumeLimit(platform, "operatorStep", actor.userId);
}

/**
 * Whether the screen can be used: `false` while the role of its admin still needs a passkey.
 * @throws AppError not_found for other users
 */
export async function isOperatorReady(platform: Platform, actor: UserActor): Promise<boolean> {
  if (!can(actor, "list", OPERATIONS)) throw new AppError("not_found");
  return !(await needsPasskey(platform, actor));
}
