import { AppError } from "~/domain/errors";
import {
  CALLERS_PER_NETWORK,
  DEVELOPMENT_IP_FACTOR,
  RATE_LIMITS,
  type RateLimit,
  type RateLimitName,
} from "~/domain/rate-limits";
import type { LimitResult, RateLimiterStub } from "./bindings.server";
import { networkAround } from "./networks.server";
import type { Platform } from "./platform.server";
import { macOf } from "./secrets.server";

/** One counter of a limit: it allows `share` times the limit. */
interface Counter {
  stub: RateLimiterStub;
  share: number;
}

/**
 * The counters of an attempt: the caller's own, and that of the surrounding IPv6 network. Objects are listed by their
 * names for as long as they exist: a name is a keyed hash, of addresses another one each day.
 */
async function countersOf(
  platform: Platform,
  name: RateLimitName,
  id: string | undefined,
): Promise<Counter[]> {
  const { scope } = RATE_LIMITS[name];
  if (scope !== "ip" && id === undefined) throw new Error(`The rate limit ${name} counts per id`);
  const namespace = platform.bindings.LIMITER;
  const day = scope === "account" ? "" : platform.realNow().toISOString().slice(0, 10);
  const counter = async (key: string, share: number) => {
    const hash = await macOf(platform, "session", `limit:${name}:${key}:${day}`);
    return { stub: namespace.get(namespace.idFromName(`${name}:${hash}`)), share };
  };
  if (scope === "account") return [await counter(id ?? "", 1)];
  const keyOf = (ip: string) => (scope === "ip" ? ip : `${ip}:${id}`);
  const network = networkAround(platform.ip);
  return Promise.all([
    counter(keyOf(platform.ip), 1),
    ...(network ? [counter(keyOf(network), CALLERS_PER_NETWORK)] : []),
  ]);
}

/**
 * Counts one attempt against an exact counter.
 * @param id the account or page, for limits that are not by address alone
 * @returns what is left of the caller's own limit
 * @throws AppError rate_limited with the seconds to wait
 */
export async function consumeLimit(
  platform: Platform,
  name: RateLimitName,
  id?: string,
): Promise<LimitResult> {
  const { limit, windowSeconds } = limitOf(platform, name);
  return firstOf(await countersOf(platform, name, id), async ({ stub, share }) => {
    const result = await stub.take(limit * share, windowSeconds);
    // Amounts are not reported: a client could not interpret a number of bytes.
    platform.attempts.push(result);
    return result;
  });
}

/**
 * Counts one attempt of a counter that is not the caller's, such as that of a mailbox: as an amount, like
 * {@link spend}, since those are not in any header.
 * @returns whether it is allowed
 */
export async function tryLimit(platform: Platform, name: RateLimitName, id?: string): Promise<boolean> {
  return isAllowed(spend(platform, name, 1, id));
}

/** @returns whether an attempt is within its limit, for callers that do not report it */
export async function isAllowed(attempt: Promise<LimitResult>): Promise<boolean> {
  try {
    await attempt;
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "rate_limited") return false;
    throw error;
  }
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
): Promise<LimitResult> {
  const { limit, windowSeconds } = limitOf(platform, name);
  return firstOf(await countersOf(platform, name, id), ({ stub, share }) =>
    stub.spend(amount, limit * share, windowSeconds),
  );
}

/** Calls one counter after the other: a refusal by the caller's own does not count for the surrounding network. */
async function firstOf(
  counters: Counter[],
  ask: (counter: Counter) => Promise<LimitResult>,
): Promise<LimitResult> {
  let own: LimitResult | undefined;
  for (const counter of counters) {
    const result = requireAllowed(await ask(counter));
    own ??= result;
  }
  if (!own) throw new Error("A rate limit has no counter");
  return own;
}

function limitOf(platform: Platform, name: RateLimitName): { limit: number; windowSeconds: number } {
  const { limit, windowSeconds, scope, isSharedInDevelopment }: RateLimit = RATE_LIMITS[name];
  const isShared = scope !== "account" || isSharedInDevelopment;
  const factor = isShared && platform.config.isDevelopment ? DEVELOPMENT_IP_FACTOR : 1;
  return { limit: limit * factor, windowSeconds };
}

function requireAllowed(result: LimitResult): LimitResult {
  if (result.allowed) return result;
  throw rateLimited(result.resetAfter);
}

/** The error for exceeding a limit, with the seconds to wait. */
export function rateLimited(seconds: number): AppError {
  return new AppError("rate_limited", { retryAfter: seconds, params: { minutes: Math.ceil(seconds / 60) } });
}

/** Refunds the newest attempt, for limits that count failures only. */
export async function refundLimit(platform: Platform, name: RateLimitName, id?: string): Promise<void> {
  await Promise.all((await countersOf(platform, name, id)).map(({ stub }) => stub.refund()));
}

/** Refunds an amount that was just counted by {@link spend} or {@link tryLimit}. */
export async function giveBack(
  platform: Platform,
  name: RateLimitName,
  amount: number,
  id?: string,
): Promise<void> {
  await Promise.all((await countersOf(platform, name, id)).map(({ stub }) => stub.unspend(amount)));
}

/** Refunds all attempts, for limits that no longer apply. */
export async function clearLimit(platform: Platform, name: RateLimitName, id?: string): Promise<void> {
  await Promise.all((await countersOf(platform, name, id)).map(({ stub }) => stub.clear()));
}
