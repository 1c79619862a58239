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
  const { limit, windowSeconds, scope } = RATE_LIMITS[name];
  const factor = scope !== "account" && platform.config.isDevelopment ? DEVELOPMENT_IP_FACTOR : 1;
  const verdict = await counterOf(platform, name, id).take(limit * factor, windowSeconds);
  if (!verdict.allowed) {
    const seconds = verdict.resetAfter;
    throw new AppError("rate_limited", { retryAfter: seconds, params: { minutes: Math.ceil(seconds / 60) } });
  }
  return verdict;
}

/** Gives the newest attempt back, for limits that count failures only. */
export async function refundAttempt(platform: Platform, name: RateLimitName, id?: string): Promise<void> {
  await counterOf(platform, name, id).refund();
}
