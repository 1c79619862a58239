import type { UserActor } from "~/domain/accounts/actor";
import { invalidField } from "~/domain/errors";
import { newToken } from "~/domain/ids";
import { LIFETIMES } from "~/domain/limits";
import { assertCan, ownOf } from "~/domain/permissions";
import { writeAll } from "~/server/data/batch.server";
import {
  type EmailChangeRow,
  findEmailChange,
  isHeldEmail,
  proveChange,
  wasProvedAt,
} from "~/server/data/email-changes.server";
import { enqueue } from "~/server/data/outbox.server";
import { findMailToken, findUser, findUserByEmail, type UserRow } from "~/server/data/users.server";
import { isUniqueViolation } from "~/server/data/violations.server";
import { sha256 } from "~/server/platform/digest.server";
import { startJobs } from "~/server/platform/job-queue.server";
import type { Platform } from "~/server/platform/platform.server";
import { mailWaitingContacts } from "~/server/services/contacts/waiting-contacts.server";
import { notifyInApp } from "~/server/services/notifications/notify.server";
import { envelopeOf } from "./account-mail.server";
import { exportShard } from "./exports/export-files.server";
import { removeExports } from "./exports/remove-exports.server";

/** @returns the address that a valid link of the actor's own account proves; null for any other link */
export async function findProvableEmail(
  platform: Platform,
  actor: UserActor,
  token: string,
): Promise<string | null> {
  assertCan(actor, "view", ownOf(actor, "account"));
  return (await changeOf(platform, actor, token))?.newEmail ?? null;
}

/**
 * Completes a change of address: by the link mailed to it, in a session of the account. The old address, if verified,
 * is held for a week and is mailed a link to undo it.
 * @returns the address from now on
 * @throws AppError invalid (tokenInvalid on `token`, emailTaken on `email`)
 */
export async function proveEmailChange(
  platform: Platform,
  actor: UserActor,
  token: string,
): Promise<{ email: string }> {
  assertCan(actor, "edit", ownOf(actor, "account"));
  const { db } = platform;
  const now = platform.realNow();
  const change = await changeOf(platform, actor, token);
  const user = change && (await findUser(db, change.userId));
  if (!change || user?.email !== change.oldEmail) throw invalidField("token", "tokenInvalid");
  const { undo, mail } = await prepareUndo(user, change, now);
  const told = {
    userId: user.id,
    dedupeKey: `email:${change.id}`,
    kind: "emailChanged" as const,
    payload: {},
  };
  const [changed] = await writeAll(db, [
    ...proveChange(db, change, now, undo),
    ...mail,
    notifyInApp(platform, told, { when: wasProvedAt(change.id, now) }),
    ...removeExports(user.id, `email:${change.id}`, now, wasProvedAt(change.id, now)),
  ]).catch((error: unknown) => {
    if (isUniqueViolation(error, "users.email")) throw invalidField("email", "emailTaken");
    throw error;
  });
  if (changed === 0) {
    const isTaken =
      (await findUserByEmail(db, change.newEmail)) || (await isHeldEmail(db, change.newEmail, now, user.id));
    throw isTaken ? invalidField("email", "emailTaken") : invalidField("token", "tokenInvalid");
  }
  startJobs(platform, user.id);
  startJobs(platform, exportShard(user.id));
  await mailWaitingContacts(platform, user.id, `verified:${change.id}`);
  return { email: change.newEmail };
}

async function changeOf(
  platform: Platform,
  actor: UserActor,
  token: string,
): Promise<EmailChangeRow | undefined> {
  const found = await findMailToken(platform.db, await sha256(token), "change-email", platform.realNow());
  return found?.userId === actor.userId ? findEmailChange(platform.db, found.id) : undefined;
}

/** The mail to the old address: none where it was unverified, since it may be a stranger's. */
async function prepareUndo(user: UserRow, change: EmailChangeRow, now: Date) {
  if (!user.emailVerifiedAt) return { undo: null, mail: [] };
  const token = newToken();
  const expiresAt = new Date(now.getTime() + LIFETIMES.heldEmail * 1000);
  const undo = { id: `${change.id}.undo`, tokenHash: await sha256(token), expiresAt };
  const mail = {
    ...envelopeOf(user),
    to: change.oldEmail,
    kind: "emailChanged" as const,
    params: { name: user.name, at: now.toISOString(), token },
  };
  const job = { name: "sendMail" as const, shard: user.id, payload: { mailId: undo.id, mail } };
  return { undo, mail: [enqueue(job, now, { when: wasProvedAt(change.id, now) })] };
}
