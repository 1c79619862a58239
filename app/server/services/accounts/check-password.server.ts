import type { Platform } from "~/server/platform/platform.server";
import { consumeLimit, refundLimit } from "~/server/platform/rate-limits.server";

/**
 * Checks a password outside the login, and counts it as the login does, before it is hashed: wrong ones by the account
 * and by the caller's address, right ones by the account.
 * @param email of the account, or the claimed address
 * @returns whether it is right; false without a password
 * @throws AppError rate_limited
 */
export async function checkPassword(
  platform: Platform,
  { email, password, passwordHash }: { email: string; password: string; passwordHash: string | null },
): Promise<boolean> {
  await consumeLimit(platform, "failedLoginIp");
  await consumeLimit(platform, "failedLoginAccount", email);
  await consumeLimit(platform, "loginAccount", email);
  const isRight = await platform.passwords.verify(password, passwordHash);
  await Promise.all(
    isRight
      ? [refundLimit(platform, "failedLoginIp"), refundLimit(platform, "failedLoginAccount", email)]
      : [refundLimit(platform, "loginAccount", email)],
  );
  return isRight;
}
