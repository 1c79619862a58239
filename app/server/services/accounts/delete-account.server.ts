import type { UserActor } from "~/domain/accounts/actor";
import type { DeleteAccountInput } from "~/domain/accounts/leaving";
import { DAY_MS } from "~/domain/durations";
import { AppError, invalidField } from "~/domain/errors";
import { newId } from "~/domain/ids";
import { LIMITS } from "~/domain/limits";
import { assertCan, ownOf } from "~/domain/permissions";
import { writeAll } from "~/server/data/batch.server";
import { endExports } from "~/server/data/exports.server";
import { listIdentities } from "~/server/data/identities.server";
import {
  auditDeletion,
  closeAccount,
  emptyUser,
  hideAccount,
  isAccountThere,
  isAdminThere,
  markAccountDeleted,
} from "~/server/data/leaving.server";
import { countMembers } from "~/server/data/members.server";
import { enqueue } from "~/server/data/outbox.server";
import { findUser, type UserRow } from "~/server/data/users.server";
import { startJobs } from "~/server/platform/job-queue.server";
import { mailboxId } from "~/server/platform/mailbox-id.server";
import type { Platform } from "~/server/platform/platform.server";
import { cancelOf } from "~/server/services/billing/cancel-billing.server";
import { followChanges } from "~/server/services/passes/follow-changes.server";
import { endingOfTeam } from "~/server/services/team/end-team.server";
import { leavingAll } from "~/server/services/team/leave-team.server";
import { envelopeOf } from "./account-mail.server";
import { assertConfirmed, confirmByPassword } from "./confirm.server";
import { revocationsOf } from "./social/revoke.server";

/**
 * Deletes the actor's account permanently. One write marks it, ends its sessions, takes pages and cards off the site,
 * holds the pages' addresses, frees the mail address and has tokens of providers revoked; the job `eraseAccount` erases
 * the rest. It cannot be undone. Of two concurrent calls one deletes, and the other finds it done.
 * @throws AppError invalid (emailNotOwn on `email`, passwordWrong on `password`, teamNotConfirmed on `endsTeam` where
 *   members lose their cards with it), reauthentication_required where neither a password is given nor the session was
 *   confirmed, rate_limited, unauthorized
 */
export async function deleteAccount(
  platform: Platform,
  actor: UserActor,
  { email, password, reason, endsTeam }: DeleteAccountInput,
): Promise<void> {
  assertCan(actor, "delete", ownOf(actor, "account"));
  const user = await findUser(platform.db, actor.userId);
  if (!user?.isEnabled) throw new AppError("unauthorized");
  if (email !== user.email) throw invalidField("email", "emailNotOwn");
  if (password === undefined) assertConfirmed(platform, actor);
  else await confirmByPassword(platform, actor, { password });
  if (!endsTeam && (await countMembers(platform.db, user.id)).all > 0)
    throw invalidField("endsTeam", "teamNotConfirmed");
  const now = platform.now();
  const until = new Date(now.getTime() + LIMITS.slugHoldDays * DAY_MS);
  const emailHash = await mailboxId(platform, user.email);
  const when = isAccountThere(user.id);
  const identities = await listIdentities(platform.db, user.id);
  const entry = { id: newId("aud"), userId: user.id, requestId: platform.requestId };
  const payload = { userId: user.id, phase: "now", run: 0 } as const;
  const asAdmin = { name: "forgetAdmin" as const, shard: user.id, payload: { userId: user.id, after: "" } };
  const leaving = await leavingAll(platform, user, when);
  const ending = await endingOfTeam(platform, user, when);
  await writeAll(platform.db, [
    markAccountDeleted({ userId: user.id, emailHash, reason: reason ?? null }, now),
    auditDeletion(entry, now),
    ...hideAccount(user.id, until, now),
    ...closeAccount(user.id, now),
    endExports(user.id, when),
    ...leaving,
    ...ending.writes,
    // An unverified address may be a stranger's: a sign-up and deletion with it must send no mail.
    ...(user.emailVerifiedAt
      ? [enqueue({ name: "sendMail", shard: user.id, payload: lastMail(user, now) }, now, { when })]
      : []),
    ...revocationsOf(platform, identities, when),
    cancelOf(user.id, { scope: "everything", since: now }, now, when),
    enqueue({ name: "eraseAccount", shard: user.id, payload }, now, { when }),
    enqueue(asAdmin, now, { when: isAdminThere(user.id) }),
    // Last: every write above checks that the account exists.
    emptyUser(user.id, now),
  ]);
  for (const userId of [user.id, ...ending.told]) startJobs(platform, userId);
  platform.defer(followChanges(platform));
}

/** The key merges the mails of two concurrent deletions. */
function lastMail(user: UserRow, now: Date) {
  const params = { name: user.name, at: now.toISOString() };
  return {
    mailId: `deleted:${user.id}`,
    mail: { ...envelopeOf(user), kind: "accountDeleted" as const, params },
  };
}
