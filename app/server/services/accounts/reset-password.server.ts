import type { AddedWay } from "~/domain/accounts/added-way";
import { AppError } from "~/domain/errors";
import { writeAll } from "~/server/data/batch.server";
import { type IdentityRow, listIdentities } from "~/server/data/identities.server";
import { enqueue } from "~/server/data/outbox.server";
import { endActedBy } from "~/server/data/sessions.server";
import {
  findMailToken,
  findUser,
  isResettable,
  resetOwner,
  setPasswordByToken,
} from "~/server/data/users.server";
import {
  dropRoleWithoutPasskey,
  isUnverified,
  removeAddedWays,
  removeUnverifiedWays,
} from "~/server/data/ways-in.server";
import { sha256 } from "~/server/platform/digest.server";
import { startJobs } from "~/server/platform/job-queue.server";
import type { Platform } from "~/server/platform/platform.server";
import { clearLimit, consumeLimit } from "~/server/platform/rate-limits.server";
import { mailWaitingContacts } from "~/server/services/contacts/waiting-contacts.server";
import { notifyBesideMail } from "~/server/services/notifications/notify-beside-mail.server";
import { envelopeOf } from "./account-mail.server";
import { addedSince, listAddedWays } from "./added-ways.server";
import { exportShard } from "./exports/export-files.server";
import { removeExports } from "./exports/remove-exports.server";
import { revocationsOf } from "./social/revoke.server";

/**
 * @returns the recently added ways to sign in of a valid link's account, or null; checking does not use it up, since mail
 *   scanners open it too
 */
export async function findReset(platform: Platform, token: string): Promise<AddedWay[] | null> {
  const row = await findMailToken(platform.db, await sha256(token), "reset-password", platform.realNow());
  const user = row && (await findUser(platform.db, row.userId));
  return user ? listAddedWays(platform, user) : null;
}

/**
 * Sets a new password. The link proves the mailbox, so the account passes to its holder with its content, its address
 * becomes verified, and every other way in is removed in the same write: sessions and mailed links, passkeys and
 * identities (with their tokens at the provider) of the last 30 days but for those to keep, and of an unverified account
 * all of them and pending addresses. In production an admin who is left without a passkey loses the role. Earlier wrong
 * passwords no longer lock the account. A mail confirms it; contacts that waited for the verification are mailed.
 * @returns the account's e-mail address
 * @throws AppError invalid (tokenInvalid on `token`), rate_limited
 */
export async function resetPassword(
  platform: Platform,
  input: { token: string; password: string; keep?: readonly string[] },
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
  const { keep = [] } = input;
  const since = addedSince(platform, user);
  const identities = await listIdentities(platform.db, user.id);
  const isAdded = ({ id, createdAt }: IdentityRow) => createdAt >= since && !keep.includes(id);
  const added = identities.filter(isAdded);
  const older = identities.filter((identity) => !isAdded(identity));
  const removals = [
    ...revocationsOf(platform, added, isResettable(tokenHash, now)),
    ...revocationsOf(platform, older, isUnverified(owner)),
    ...removeUnverifiedWays(owner),
    ...removeAddedWays(owner, since, { keep }),
    ...(platform.config.isDevelopment ? [] : [dropRoleWithoutPasskey(owner)]),
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
