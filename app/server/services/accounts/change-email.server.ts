import type { UserActor } from "~/domain/accounts/actor";
import { AppError, invalidField } from "~/domain/errors";
import { newId, newToken } from "~/domain/ids";
import { LIFETIMES } from "~/domain/limits";
import { assertCan, ownOf } from "~/domain/permissions";
import { writeAll } from "~/server/data/batch.server";
import {
  dropPendingChanges,
  findPendingChange,
  insertEmailChange,
  isHeldEmail,
} from "~/server/data/email-changes.server";
import { enqueue } from "~/server/data/outbox.server";
import { findUser, findUserByEmail, insertMailToken } from "~/server/data/users.server";
import { sha256 } from "~/server/platform/digest.server";
import { startJobs } from "~/server/platform/job-queue.server";
import { mailboxId } from "~/server/platform/mailbox-id.server";
import type { Platform } from "~/server/platform/platform.server";
import { consumeLimit, spend } from "~/server/platform/rate-limits.server";
import { assertConfirmed } from "./confirm.server";

/**
 * Requests another e-mail address: it takes effect once it is proved by the link mailed there. A new request replaces a
 * pending one; the account's own address cancels it.
 * @returns the pending address, or null where there is nothing to prove
 * @throws AppError reauthentication_required, invalid (emailTaken on `email`), rate_limited
 */
export async function askEmailChange(
  platform: Platform,
  actor: UserActor,
  { email }: { email: string },
): Promise<string | null> {
  assertCan(actor, "edit", ownOf(actor, "account"));
  const { db } = platform;
  const user = await findUser(db, actor.userId);
  if (!user) throw new AppError("unauthorized");
  const now = platform.realNow();
  if (email === user.email) {
    if (await findPendingChange(db, user.id, now)) await writeAll(db, dropPendingChanges(db, user.id, now));
    return null;
  }
  assertConfirmed(platform, actor);
  // Counted before the look-up, which discloses whether the address is taken.
  await consumeLimit(platform, "emailChange", user.id);
  if ((await findUserByEmail(db, email)) || (await isHeldEmail(db, email, now, user.id)))
    throw invalidField("email", "emailTaken");
  await spend(platform, "verifyMailTo", 1, await mailboxId(platform, email));
  const id = newId("tok");
  const token = newToken();
  const expiresAt = new Date(now.getTime() + LIFETIMES.verifyToken * 1000);
  const mail = {
    to: email,
    language: user.locale,
    kind: "changeEmail" as const,
    params: { name: user.name, token },
  };
  await writeAll(db, [
    ...dropPendingChanges(db, user.id, now),
    insertEmailChange(db, {
      id,
      userId: user.id,
      oldEmail: user.email,
      newEmail: email,
      createdAt: now,
      expiresAt,
      provedAt: null,
      heldUntil: null,
      undoneAt: null,
    }),
    // The token has the change's own id, by which it is found again.
    insertMailToken(db, {
      id,
      userId: user.id,
      purpose: "change-email",
      tokenHash: await sha256(token),
      createdAt: now,
      expiresAt,
    }),
    enqueue({ name: "sendMail", shard: user.id, payload: { mailId: id, mail } }, now),
  ]);
  startJobs(platform, user.id);
  return email;
}

/** Cancels a pending change of address; without one it does nothing. */
export async function dropEmailChange(platform: Platform, actor: UserActor): Promise<void> {
  assertCan(actor, "edit", ownOf(actor, "account"));
  await writeAll(platform.db, dropPendingChanges(platform.db, actor.userId, platform.realNow()));
}
