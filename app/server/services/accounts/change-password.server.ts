import type { UserActor } from "~/domain/accounts/actor";
import { AppError, invalidField } from "~/domain/errors";
import { newId } from "~/domain/ids";
import { assertCan, ownOf } from "~/domain/permissions";
import { confirmSession, endActedBy } from "~/server/data/sessions.server";
import { findUser, setPasswordOf, type UserRow } from "~/server/data/users.server";
import { startJobs } from "~/server/platform/job-queue.server";
import type { Platform } from "~/server/platform/platform.server";
import { consumeLimit, refundLimit } from "~/server/platform/rate-limits.server";
import { envelopeOf } from "./account-mail.server";
import { writeWithNotice } from "./account-notice.server";
import { checkPassword } from "./check-password.server";
import { assertConfirmed } from "./confirm.server";
import { exportShard } from "./exports/export-files.server";
import { removeExports } from "./exports/remove-exports.server";
import { takesOnlyPasskeys } from "./session-proof.server";

/**
 * Sets a new password: by the current one, or, without one, within ten minutes of a reauthentication. Every other
 * session ends and mailed links are used up; a mail confirms it.
 * @throws AppError invalid (on `currentPassword`), reauthentication_required where the password is no proof, conflict
 *   where another change was faster, rate_limited
 */
export async function changePassword(
  platform: Platform,
  actor: UserActor,
  input: { currentPassword?: string; password: string },
): Promise<void> {
  assertCan(actor, "edit", ownOf(actor, "account"));
  const user = await findUser(platform.db, actor.userId);
  if (!user) throw new AppError("unauthorized");
  await assertMayChange(platform, actor, user, input.currentPassword);
  const passwordHash = await platform.passwords.hash(input.password);
  const now = platform.realNow();
  const params = { name: user.name, at: now.toISOString() };
  const mail = {
    ...envelopeOf(user),
    kind: "passwordChanged" as const,
    params,
  };
  const { writes, isDone } = setPasswordOf(platform.db, user, actor.sessionId, passwordHash, now);
  const mailId = newId("tok");
  const [changed] = await writeWithNotice(
    platform,
    [
      ...writes,
      ...endActedBy(user, "password", now, isDone),
      confirmSession(platform.db, actor.sessionId, now),
      ...removeExports(user.id, `password:${mailId}`, now, isDone),
    ],
    { user, mailId, mail, when: isDone },
  );
  if (changed === 0) throw new AppError("conflict");
  startJobs(platform, exportShard(user.id));
}

/** Counted before hashing; a wrong password refunds the attempt and counts as a failed one. */
async function assertMayChange(
  platform: Platform,
  actor: UserActor,
  { id, email, roles, passwordHash }: UserRow,
  given: string | undefined,
): Promise<void> {
  const isPasswordProof = passwordHash !== null && !(await takesOnlyPasskeys(platform, { id, roles }));
  if (!isPasswordProof) assertConfirmed(platform, actor);
  else if (!given) throw invalidField("currentPassword", "required");
  await consumeLimit(platform, "passwordChange", id);
  if (!isPasswordProof || !given) return;
  if (await checkPassword(platform, { email, password: given, passwordHash })) return;
  await refundLimit(platform, "passwordChange", id);
  throw invalidField("currentPassword", "passwordWrong");
}
