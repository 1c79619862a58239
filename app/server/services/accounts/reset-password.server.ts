import { AppError } from "~/domain/errors";
import { writeAll } from "~/server/data/batch.server";
import { listIdentities } from "~/server/data/identities.server";
import { enqueue } from "~/server/data/outbox.server";
import { endActedBy } from "~/server/data/sessions.server";
import {
  findMailToken,
  findUser,
  isResettable,
  resetOwner,
  setPasswordByToken,
} from "~/server/data/users.server";
import { isUnverified, removeUnverifiedWays } from "~/server/data/ways-in.server";
import { sha256 } from "~/server/platform/digest.server";
import { startJobs } from "~/server/platform/job-queue.server";
import type { Platform } from "~/server/platform/platform.server";
import { clearLimit, consumeLimit } from "~/server/platform/rate-limits.server";
import { mailWaitingContacts } from "~/server/services/contacts/waiting-contacts.server";
import { notifyBesideMail } from "~/server/services/notifications/notify-beside-mail.server";
import { envelopeOf } from "./account-mail.server";
import { exportShard } from "./exports/export-files.server";
import { removeExports } from "./exports/remove-exports.server";
import { revocationsOf } from "./social/revoke.server";

/** @returns whether a link is still valid; checking does not use it up, since mail scanners open it too */
export async function canResetPassword(platform: Platform, token: string): Promise<boolean> {
  const row = await findMailToken(platform.db, await sha256(token), "reset-password", platform.realNow());
  return row !== undefined;
}

/**
 * Sets a new password. The link proves the mailbox, so the account passes to its holder with its content, its address
 * becomes verified, and every other way in is removed in the same write: sessions and mailed links, and of an
 * unverified account also passkeys, identities (with their tokens at the provider) and pending addresses. Earlier wrong
 * passwords no longer lock the account. A mail confirms it; contacts that waited for the verification are mailed.
 * @returns the account's e-mail address
 * @throws AppError invalid (tokenInvalid on `token`), rate_limited
 */
export async function resetPassword(
  platform: Platform,
  input: { token: string; password: string },
): Promise<{ email: string }> {
  await consumeLimit(platform, "resetPasswordIp");
  const passwordHash = await platform.passwords.hash(input.password);
  const tokenHash = await sha256(input.token);
  const now = platform.realNow();
  const token = await findMailToken(platform.db, tokenHash, "reset-password", now);
  const user = token && (await findUser(platform.db, token.userId));
  if (!user) throw tokenInvalid();
  const mail = {
    ...envelopeOf(user),
    kind: "passwordChanged" as const,
    params: { name: user.name, at: now.toISOString() },
  };
  const payload = { mailId: `changed:${token.id}`, mail };
  const owner = resetOwner(tokenHash, now);
  const identities = await listIdentities(platform.db, user.id);
  const removals = [
    ...revocationsOf(platform, identities, isUnverified(owner)),
    ...removeUnverifiedWays(owner),
    ...endActedBy(user, "password", now, isResettable(tokenHash, now)),
  ];
  const results = await writeAll(platform.db, [
    ...removals,
    ...setPasswordByToken(platform.db, tokenHash, passwordHash, now),
    ...removeExports(user.id, `password:${token.id}`, now),
    // Of parallel uses one changes the account; the key merges their mails.
    enqueue({ name: "sendMail", shard: user.id, payload }, now),
    ...notifyBesideMail(platform, { userId: user.id, ...payload }),
  ]);
  if (results[removals.length] === 0) throw tokenInvalid();
  startJobs(platform, user.id);
  startJobs(platform, exportShard(user.id));
  // Failed attempts with the old password do not count for the new one.
  await clearLimit(platform, "failedLoginAccount", user.email);
  await mailWaitingContacts(platform, user.id, `verified:${token.id}`);
  return { email: user.email };
}

const tokenInvalid = () => new AppError("invalid", { field: "token", messageKey: "tokenInvalid" });
