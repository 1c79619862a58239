import type { Platform } from "~/server/platform/platform.server";

/** Sets the rate limit headers, from the counter closest to its limit; none when none was used. */
export function setLimitHeaders({ attempts }: Platform, headers: Headers): void {
  const [nearest] = attempts.toSorted(
    (a, b) => Number(a.allowed) - Number(b.allowed) || a.remaining - b.remaining,
  );
  if (!nearest) return;
  headers.set("RateLimit-Limit", String(nearest.limit));
  headers.set("RateLimit-Remaining", String(nearest.remaining));
  headers.set("RateLimit-Reset", String(nearest.resetAfter));
}
