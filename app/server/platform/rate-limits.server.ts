import { AppError } from "~/domain/errors";
import { DEVELOPMENT_IP_FACTOR, RATE_LIMITS, type RateLimitName } from "~/domain/limits";
import type { LimitVerdict } from "./bindings.server";
import type { Platform } from "./platform.server";

function counterOf(platform: Platform, name: RateLimitName, account: string | undefined) {
  const key = RATE_LIMITS[name].scope === "ip" ? platform.ip : account;
  if (key === undefined) throw new Error(`The rate limit ${name} counts per account`);
  const namespace = platform.bindings.LIMITER;
  return namespace.get(namespace.idFromName(`${name}:${key}`));
}

/**
 * Counts one attempt against an exact counter.
 * @param account whose attempt it is, for limits per account; those per IP count the caller's address
 * @throws AppError rate_limited with the seconds to wait
 */
export async function takeAttempt(
  platform: Platform,
  name: RateLimitName,
  account?: string,
): Promise<LimitVerdict> {
  const { limit, windowSeconds, scope } = RATE_LIMITS[name];
  const factor = scope === "ip" && platform.config.isDevelopment ? DEVELOPMENT_IP_FACTOR : 1;
  const verdict = await counterOf(platform, name, account).take(limit * factor, windowSeconds);
  if (!verdict.allowed) {
    const seconds = verdict.resetAfter;
    throw new AppError("rate_limited", { retryAfter: seconds, params: { minutes: Math.ceil(seconds / 60) } });
  }
  return verdict;
}

/** Gives the newest attempt back, for limits that count failures only. */
export async function refundAttempt(
  platform: Platform,
  name: RateLimitName,
  account?: string,
): Promise<void> {
  await counterOf(platform, name, account).refund();
}
