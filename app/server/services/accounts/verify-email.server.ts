import { AppError } from "~/domain/errors";
import { findMailToken, markEmailVerified, spendMailToken } from "~/server/data/users.server";
import { sha256 } from "~/server/platform/digest.server";
import type { Platform } from "~/server/platform/platform.server";
import { mailWaitingContacts } from "~/server/services/contacts/waiting-contacts.server";

/** @returns whether a link is still good; looking does not use it up */
export async function canVerifyEmail(platform: Platform, token: string): Promise<boolean> {
  return (
    (await findMailToken(platform.db, await sha256(token), "verify-email", platform.now())) !== undefined
  );
}

/**
 * Notes that a user reads the mail of their address; contacts that waited for that are mailed to them.
 * @throws AppError invalid (tokenInvalid on `token`)
 */
export async function verifyEmail(platform: Platform, token: string): Promise<void> {
  const now = platform.now();
  const row = await spendMailToken(platform.db, await sha256(token), "verify-email", now);
  if (!row) throw new AppError("invalid", { field: "token", messageKey: "tokenInvalid" });
  await markEmailVerified(platform.db, row.userId, now);
  await mailWaitingContacts(platform, row.userId, `verified:${row.id}`);
}
