import type { Platform } from "~/server/platform/platform.server";
import { consumeLimit } from "~/server/platform/rate-limits.server";
import { refreshSession } from "./refresh-session.server";
import type { TokenPair } from "./tokens.server";

/**
 * Rotates a refresh token for a program, within the limit of its address. Browsers have a counter of their own, beyond
 * which they stay signed in.
 * @throws AppError unauthorized, rate_limited
 */
export async function exchangeRefreshToken(platform: Platform, secret: string): Promise<TokenPair> {
  await consumeLimit(platform, "refreshIp");
  return refreshSession(platform, secret);
}
