import type { UserActor } from "~/domain/accounts/actor";
import { AppError } from "~/domain/errors";
import { can, OPERATIONS, type OperatorAction } from "~/domain/permissions";
import type { Platform } from "~/server/platform/platform.server";
import { consumeLimit } from "~/server/platform/rate-limits.server";
import { assertAdminProved, isAdminProved } from "~/server/services/accounts/act-as.server";
import { assertConfirmed } from "~/server/services/accounts/confirm.server";

/**
 * Guards the operators' screen: for other users, and for an admin acting in an account, it does not exist.
 * @throws AppError not_found, passkey_required in production
 */
export function assertOperator(platform: Platform, actor: UserActor, action: OperatorAction): void {
  if (!can(actor, action, OPERATIONS)) throw new AppError("not_found");
  assertAdminProved(platform, actor);
}

/**
 * The same for a step that changes something: it needs a reauthentication within the last ten minutes, and is
 * rate-limited.
 * @throws AppError not_found, passkey_required, reauthentication_required, rate_limited
 */
export async function assertOperatorStep(
  platform: Platform,
  actor: UserActor,
  action: OperatorAction,
): Promise<void> {
  assertOperator(platform, actor, action);
  assertConfirmed(platform, actor);
  await consumeLimit(platform, "operatorStep", actor.userId);
}

/**
 * Whether the screen can be used: `false` until its admin has proved a passkey.
 * @throws AppError not_found for other users
 */
export function isOperatorReady(platform: Platform, actor: UserActor): boolean {
  if (!can(actor, "list", OPERATIONS)) throw new AppError("not_found");
  return isAdminProved(platform, actor);
}
