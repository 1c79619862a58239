import type { UserActor } from "~/domain/accounts/actor";
import { AppError, invalidField } from "~/domain/errors";
import { newId } from "~/domain/ids";
import { assertCan, ownOf } from "~/domain/permissions";
import { writeAll } from "~/server/data/batch.server";
import { enqueue } from "~/server/data/outbox.server";
import { confirmSession } from "~/server/data/sessions.server";
import { findUser, setPasswordOf } from "~/server/data/users.server";
import { wakeJobs } from "~/server/platform/job-queue.server";
import type { Platform } from "~/server/platform/platform.server";
import { consumeLimit, refundLimit } from "~/server/platform/rate-limits.server";
import { envelopeOf } from "./account-mail.server";
import { assertConfirmed } from "./confirm.server";

/**
 * Gives the account a new password: by the one it has, or, where it has none yet, within ten minutes of a proof of who is
 * there. Every other session ends and mailed links are used up; a mail says so.
 * @throws AppError invalid (on `currentPassword`), reauthentication_required where there is no password yet, conflict
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
  if (user.passwordHash === null) assertConfirmed(platform, actor);
  else await checkCurrent(platform, user.email, user.passwordHash, input.currentPassword);
  const passwordHash = await platform.passwords.hash(input.password);
  const now = platform.now();
  const params = { name: user.name, at: now.toISOString() };
  const mail = {
    ...envelopeOf(user),
    kind: "passwordChanged" as const,
    params,
  };
  const payload = { mailId: newId("tok"), mail };
  const { writes, isDone } = setPasswordOf(platform.db, user, actor.sessionId, passwordHash, now);
  const [changed] = await writeAll(platform.db, [
    ...writes,
    confirmSession(platform.db, actor.sessionId, now),
    enqueue({ name: "sendMail", shard: user.id, payload }, now, { when: isDone }),
  ]);
  if (changed === 0) throw new AppError("conflict");
  wakeJobs(platform, user.id);
}

async function checkCurrent(
  platform: Platform,
  email: string,
  passwordHash: string,
  given: string | undefined,
): Promise<void> {
  if (!given) throw invalidField("currentPassword", "required");
  await consumeLimit(platform, "failedLoginAccount", email);
  if (!(await platform.passwords.verify(given, passwordHash)))
    throw invalidField("currentPassword", "passwordWrong");
  await refundLimit(platform, "failedLoginAccount", email);
}
