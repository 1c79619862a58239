import type { Platform } from "~/server/platform/platform.server";

/** Tells a client where it stands, by the counter that is nearest to its end; nothing when none was asked. */
export function setLimitHeaders({ attempts }: Platform, headers: Headers): void {
  const [nearest] = attempts.toSorted(
    (a, b) => Number(a.allowed) - Number(b.allowed) || a.remaining - b.remaining,
  );
  if (!nearest) return;
  headers.set("RateLimit-Limit", String(nearest.limit));
  headers.set("RateLimit-Remaining", String(nearest.remaining));
  headers.set("RateLimit-Reset", String(nearest.resetAfter));
}
