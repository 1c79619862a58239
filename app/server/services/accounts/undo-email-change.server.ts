import { invalidField } from "~/domain/errors";
import { writeAll } from "~/server/data/batch.server";
import { findEmailChange, undoChange, wasUndoneAt } from "~/server/data/email-changes.server";
import { listIdentities } from "~/server/data/identities.server";
import { enqueue } from "~/server/data/outbox.server";
import { endActedBy } from "~/server/data/sessions.server";
import { findMailToken, findUser } from "~/server/data/users.server";
import { dropRoleWithoutPasskey } from "~/server/data/ways-in.server";
import { sha256 } from "~/server/platform/digest.server";
import { startJobs } from "~/server/platform/job-queue.server";
import type { Platform } from "~/server/platform/platform.server";
import { clearLimit, consumeLimit } from "~/server/platform/rate-limits.server";
import { notifyBesideMail } from "~/server/services/notifications/notify-beside-mail.server";
import { envelopeOf } from "./account-mail.server";
import { addedSince } from "./added-ways.server";
import { exportShard } from "./exports/export-files.server";
import { removeExports } from "./exports/remove-exports.server";
import { revocationsOf } from "./social/revoke.server";

/**
 * @returns the address that a valid link restores, or null; checking does not use it up, since mail scanners open it
 *   too
 */
export async function findUndoableEmail(platform: Platform, token: string): Promise<string | null> {
  return (await changeOf(platform, token))?.oldEmail ?? null;
}

async function changeOf(platform: Platform, token: string) {
  const found = await findMailToken(platform.db, await sha256(token), "undo-email", platform.realNow());
  return found && findEmailChange(platform.db, found.id.replace(/\.undo$/, ""));
}

/**
 * Restores an account's old address, by the link mailed there. The link proves the mailbox that the account had
 * verified, as with a forgotten password: a new password is set, every session ends, and every way in added in the last
 * 30 days is removed, in the same write, since an attacker adds one before the change: tokens of providers are revoked,
 * exports are ended. In production an admin who is left without a passkey loses the role.
 * @returns the restored address
 * @throws AppError invalid (tokenInvalid on `token`), rate_limited
 */
export async function undoEmailChange(
  platform: Platform,
  input: { token: string; password: string },
): Promise<{ email: string }> {
  await consumeLimit(platform, "resetPasswordIp");
  const passwordHash = await platform.passwords.hash(input.password);
  const tokenHash = await sha256(input.token);
  const now = platform.realNow();
  const change = await changeOf(platform, input.token);
  const user = change && (await findUser(platform.db, change.userId));
  if (!change || !user) throw invalidField("token", "tokenInvalid");
  const mail = {
    ...envelopeOf(user),
    to: change.oldEmail,
    kind: "passwordChanged" as const,
    params: { name: user.name, at: now.toISOString() },
  };
  const payload = { mailId: `undone:${change.id}`, mail };
  const since = addedSince(platform, user);
  const added = (await listIdentities(platform.db, user.id)).filter(({ createdAt }) => createdAt >= since);
  const isUndone = wasUndoneAt(change.id, now);
  const [changed] = await writeAll(platform.db, [
    ...undoChange(platform.db, change, { tokenHash, passwordHash, since }, now),
    ...(platform.config.isDevelopment ? [] : [dropRoleWithoutPasskey(user.id, isUndone)]),
    ...endActedBy(user, "email-undone", now),
    enqueue({ name: "sendMail", shard: user.id, payload }, now),
    ...notifyBesideMail(platform, { userId: user.id, ...payload, when: isUndone }),
    ...revocationsOf(platform, added, isUndone),
    ...removeExports(user.id, `undone:${change.id}`, now, isUndone),
  ]);
  if (changed === 0) throw invalidField("token", "tokenInvalid");
  startJobs(platform, user.id);
  startJobs(platform, exportShard(user.id));
  // Failed attempts with the old password do not count for the new one.
  await clearLimit(platform, "failedLoginAccount", change.oldEmail);
  return { email: change.oldEmail };
}
