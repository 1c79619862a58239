import { AppError } from "~/domain/errors";
import { DEVELOPMENT_IP_FACTOR, RATE_LIMITS, type RateLimitName } from "~/domain/limits";
import type { LimitVerdict } from "./bindings.server";
import type { Platform } from "./platform.server";

function counterOf(platform: Platform, name: RateLimitName, id: string | undefined) {
  const { scope } = RATE_LIMITS[name];
  if (scope !== "ip" && id === undefined) throw new Error(`The rate limit ${name} counts per id`);
  const key = { ip: platform.ip, account: id, "ip-and-page": `${platform.ip}:${id}` }[scope];
  const namespace = platform.bindings.LIMITER;
  return namespace.get(namespace.idFromName(`${name}:${key}`));
}

/**
 * Counts one attempt against an exact counter.
 * @param id whose attempt it is or which page it is about, for limits that are not of the caller's address alone
 * @throws AppError rate_limited with the seconds to wait
 */
export async function takeAttempt(
  platform: Platform,
  name: RateLimitName,
  id?: string,
): Promise<LimitVerdict> {
  const { limit, windowSeconds } = limitOf(platform, name);
  return requireAllowed(await counterOf(platform, name, id).take(limit, windowSeconds));
}

/**
 * Counts an amount, such as bytes, against a counter of amounts.
 * @throws AppError rate_limited with the seconds to wait
 */
export async function spend(
  platform: Platform,
  name: RateLimitName,
  amount: number,
  id?: string,
): Promise<LimitVerdict> {
  const { limit, windowSeconds } = limitOf(platform, name);
  return requireAllowed(await counterOf(platform, name, id).spend(amount, limit, windowSeconds));
}

function limitOf(platform: Platform, name: RateLimitName): { limit: number; windowSeconds: number } {
  const { limit, windowSeconds, scope } = RATE_LIMITS[name];
  const factor = scope !== "account" && platform.config.isDevelopment ? DEVELOPMENT_IP_FACTOR : 1;
  return { limit: limit * factor, windowSeconds };
}

function requireAllowed(verdict: LimitVerdict): LimitVerdict {
  if (verdict.allowed) return verdict;
  const seconds = verdict.resetAfter;
  throw new AppError("rate_limited", { retryAfter: seconds, params: { minutes: Math.ceil(seconds / 60) } });
}

/** Gives the newest attempt back, for limits that count failures only. */
export async function refundAttempt(platform: Platform, name: RateLimitName, id?: string): Promise<void> {
  await counterOf(platform, name, id).refund();
}
