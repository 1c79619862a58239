import { AppError } from "~/domain/errors";
import { findUserByEmail, type UserRow } from "~/server/data/users.server";
import type { Platform } from "~/server/platform/platform.server";
import { consumeLimit, refundLimit } from "~/server/platform/rate-limits.server";
import { notifyNewDevice } from "./notify-new-device.server";
import { openSession, type TokenPair } from "./tokens.server";

/**
 * Signs in by e-mail and password. Unknown e-mail, wrong password and disabled account have the same response and
 * timing, as does a password that was replaced meanwhile. Failures are counted apart from sign-ins, which are limited
 * as well; those of a browser that signed in with the address before, separately.
 * @throws AppError unauthorized (loginFailed), rate_limited
 */
export async function login(
  platform: Platform,
  input: { email: string; password: string },
): Promise<TokenPair & { user: UserRow }> {
  const device = await platform.client.knownDevice?.(input.email);
  const counter = device ? "failedLoginDevice" : "failedLoginAccount";
  const counted = device ?? input.email;
  await consumeLimit(platform, "loginIp");
  await consumeLimit(platform, "failedLoginIp");
  await consumeLimit(platform, counter, counted);
  // Many browsers may be known: their total is limited as well.
  if (device) await consumeLimit(platform, "failedLoginDevices", input.email);
  // Counted before the password is hashed, so that parallel sign-ins are limited; a wrong one is refunded, or others'
  // guesses would use up the owner's attempts.
  await consumeLimit(platform, "loginAccount", input.email);
  const user = await findUserByEmail(platform.db, input.email);
  const matches = await platform.passwords.verify(input.password, user?.passwordHash);
  if (!user?.passwordHash || !matches || !user.isEnabled) {
    await refundLimit(platform, "loginAccount", input.email);
    throw loginFailed();
  }
  await Promise.all([
    refundLimit(platform, counter, counted),
    refundLimit(platform, "failedLoginIp"),
    ...(device ? [refundLimit(platform, "failedLoginDevices", input.email)] : []),
  ]);
  await notifyNewDevice(platform, user);
  const { passwordHash } = user;
  const tokens = await openSession(platform, user, { method: "password", passwordHash });
  if (!tokens) throw loginFailed();
  return { ...tokens, user };
}

const loginFailed = () => new AppError("unauthorized", { messageKey: "loginFailed" });
