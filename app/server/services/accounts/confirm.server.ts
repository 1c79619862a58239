import type { UserActor } from "~/domain/accounts/actor";
import { AppError, invalidField } from "~/domain/errors";
import { assertCan, ownOf } from "~/domain/permissions";
import { confirmSession } from "~/server/data/sessions.server";
import { findUser } from "~/server/data/users.server";
import type { Platform } from "~/server/platform/platform.server";
import { checkPassword } from "./check-password.server";
import { isRecentProof, takesOnlyPasskeys } from "./session-proof.server";

/** @throws AppError reauthentication_required unless the session's user reauthenticated in the last ten minutes */
export function assertConfirmed(platform: Platform, { confirmedAt }: UserActor): void {
  if (!isRecentProof(platform, confirmedAt)) throw new AppError("reauthentication_required");
}

/**
 * Reauthenticates by the password: sensitive steps are allowed for ten minutes. It counts as at the login.
 * @throws AppError passkey_required where it is no proof (session-proof.server.ts), invalid (passwordWrong on
 *   `password`), rate_limited
 */
export async function confirmByPassword(
  platform: Platform,
  actor: UserActor,
  { password }: { password: string },
): Promise<void> {
  assertCan(actor, "edit", ownOf(actor, "account"));
  const user = await findUser(platform.db, actor.userId);
  if (!user) throw new AppError("unauthorized");
  if (await takesOnlyPasskeys(platform, user)) throw new AppError("passkey_required");
  const { email, passwordHash } = user;
  if (!(await checkPassword(platform, { email, password, passwordHash })))
    throw invalidField("password", "passwordWrong");
  await confirmSession(platform.db, actor.sessionId, platform.realNow());
}
