import type { UserActor } from "~/domain/accounts/actor";
import { AppError, invalidField } from "~/domain/errors";
import { LIFETIMES } from "~/domain/limits";
import { assertCan, ownOf } from "~/domain/permissions";
import { confirmSession } from "~/server/data/sessions.server";
import { findUser } from "~/server/data/users.server";
import type { Platform } from "~/server/platform/platform.server";
import { checkPassword } from "./check-password.server";

/** @throws AppError reauthentication_required unless the session's user reauthenticated in the last ten minutes */
export function assertConfirmed(platform: Platform, { confirmedAt }: UserActor): void {
  const since = platform.realNow().getTime() - LIFETIMES.confirmed * 1000;
  if (!confirmedAt || confirmedAt.getTime() < since) throw new AppError("reauthentication_required");
}

/**
 * Reauthenticates by the password: sensitive steps are allowed for ten minutes. It counts as at the login.
 * @throws AppError invalid (passwordWrong on `password`), rate_limited
 */
export async function confirmByPassword(
  platform: Platform,
  actor: UserActor,
  { password }: { password: string },
): Promise<void> {
  assertCan(actor, "edit", ownOf(actor, "account"));
  const user = await findUser(platform.db, actor.userId);
  if (!user) throw new AppError("unauthorized");
  const { email, passwordHash } = user;
  if (!(await checkPassword(platform, { email, password, passwordHash })))
    throw invalidField("password", "passwordWrong");
  await confirmSession(platform.db, actor.sessionId, platform.realNow());
}
