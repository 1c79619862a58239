import type { UserActor } from "~/domain/accounts/actor";
import type { DeleteAccountInput } from "~/domain/accounts/leaving";
import { DAY_MS } from "~/domain/durations";
import { AppError, invalidField } from "~/domain/errors";
import { newId } from "~/domain/ids";
import { LIMITS } from "~/domain/limits";
import { assertCan, ownOf } from "~/domain/permissions";
import { writeAll } from "~/server/data/batch.server";
import { endExports } from "~/server/data/exports.server";
import {
  auditDeletion,
  closeAccount,
  emptyUser,
  hideAccount,
  isAccountThere,
  markAccountDeleted,
} from "~/server/data/leaving.server";
import { enqueue } from "~/server/data/outbox.server";
import { findUser, type UserRow } from "~/server/data/users.server";
import { wakeJobs } from "~/server/platform/job-queue.server";
import { mailboxId } from "~/server/platform/mailbox-id.server";
import type { Platform } from "~/server/platform/platform.server";
import { followChanges } from "~/server/services/passes/follow-changes.server";
import { assertConfirmed, confirmByPassword } from "./confirm.server";

/**
 * Deletes the actor's account for good. One write marks it, ends its sessions, takes pages and cards off the site, holds
 * the pages' addresses and frees the mail address; the job `eraseAccount` erases the rest. Nothing undoes it. Of two at
 * once one deletes, and the other finds it done.
 * @throws AppError invalid (emailNotOwn on `email`, passwordWrong on `password`), reauthentication_required where neither
 *   a password is given nor the session was confirmed, rate_limited, unauthorized
 */
export async function deleteAccount(
  platform: Platform,
  actor: UserActor,
  { email, password, reason }: DeleteAccountInput,
): Promise<void> {
  assertCan(actor, "delete", ownOf(actor, "account"));
  const user = await findUser(platform.db, actor.userId);
  if (!user?.isEnabled) throw new AppError("unauthorized");
  if (email !== user.email) throw invalidField("email", "emailNotOwn");
  if (password === undefined) assertConfirmed(platform, actor);
  else await confirmByPassword(platform, actor, { password });
  const now = platform.now();
  const until = new Date(now.getTime() + LIMITS.slugHoldDays * DAY_MS);
  const emailHash = await mailboxId(platform, user.email);
  const when = isAccountThere(user.id);
  const entry = { id: newId("aud"), userId: user.id, requestId: platform.requestId };
  const payload = { userId: user.id, phase: "now", run: 0 } as const;
  await writeAll(platform.db, [
    markAccountDeleted({ userId: user.id, emailHash, reason: reason ?? null }, now),
    auditDeletion(entry, now),
    ...hideAccount(user.id, until, now),
    ...closeAccount(user.id, now),
    endExports(user.id, when),
    enqueue({ name: "sendMail", shard: user.id, payload: lastMail(user, now) }, now, { when }),
    enqueue({ name: "eraseAccount", shard: user.id, payload }, now, { when }),
    // Last: every write above asks whether the account is there.
    emptyUser(user.id, now),
  ]);
  wakeJobs(platform, user.id);
  platform.defer(followChanges(platform));
}

/** The key makes the mails of two deletions at once one. */
function lastMail({ id, email, locale, name }: UserRow, now: Date) {
  const params = { name, at: now.toISOString() };
  return {
    mailId: `deleted:${id}`,
    mail: { to: email, language: locale, kind: "accountDeleted" as const, params },
  };
}
