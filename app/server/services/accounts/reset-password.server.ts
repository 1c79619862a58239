import { AppError } from "~/domain/errors";
import { writeAll } from "~/server/data/batch.server";
import { findMailToken, setPasswordByToken } from "~/server/data/users.server";
import { sha256 } from "~/server/platform/digest.server";
import { hashPassword } from "~/server/platform/passwords.server";
import type { Platform } from "~/server/platform/platform.server";
import { takeAttempt } from "~/server/platform/rate-limits.server";

/** @returns whether a link is still good; looking does not use it up, mail scanners look too */
export async function canResetPassword(platform: Platform, token: string): Promise<boolean> {
  const row = await findMailToken(platform.db, await sha256(token), "reset-password", platform.now());
  return row !== undefined;
}

/**
 * Sets a new password and ends every session of the account.
 * @throws AppError invalid (tokenInvalid on `token`), rate_limited
 */
export async function resetPassword(
  platform: Platform,
  input: { token: string; password: string },
): Promise<void> {
  await takeAttempt(platform, "resetPasswordIp");
  const passwordHash = await hashPassword(input.password);
  const tokenHash = await sha256(input.token);
  const writes = setPasswordByToken(platform.db, tokenHash, passwordHash, platform.now());
  const [changed] = await writeAll(platform.db, writes);
  if (changed === 0) throw new AppError("invalid", { field: "token", messageKey: "tokenInvalid" });
}
