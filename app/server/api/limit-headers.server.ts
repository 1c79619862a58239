import type { Bindings, LimitVerdict } from "~/server/platform/bindings.server";
import type { Platform } from "~/server/platform/platform.server";

export interface WatchedPlatform {
  platform: Platform;
  /** Tells a client where it stands, by the counter that is nearest to its end; nothing when none was asked. */
  setLimitHeaders(headers: Headers): void;
}

/** @returns the platform with an ear on its rate limiter: what the counters said becomes `RateLimit-*` headers */
export function watchLimits(platform: Platform): WatchedPlatform {
  const verdicts: LimitVerdict[] = [];
  const limiter = platform.bindings.LIMITER;
  const watched: Bindings["LIMITER"] = {
    idFromName: (name) => limiter.idFromName(name),
    get(id) {
      const stub = limiter.get(id);
      return {
        refund: () => stub.refund(),
        clear: () => stub.clear(),
        // Amounts are no attempts: a client could make nothing of bytes.
        spend: (amount, limit, windowSeconds) => stub.spend(amount, limit, windowSeconds),
        async take(limit, windowSeconds) {
          const verdict = await stub.take(limit, windowSeconds);
          verdicts.push(verdict);
          return verdict;
        },
      };
    },
  };
  const bindings = Object.create(platform.bindings, { LIMITER: { value: watched } }) as Bindings;
  return {
    platform: Object.create(platform, { bindings: { value: bindings } }) as Platform,
    setLimitHeaders(headers) {
      const [nearest] = verdicts.sort(
        (a, b) => Number(a.allowed) - Number(b.allowed) || a.remaining - b.remaining,
      );
      if (!nearest) return;
      headers.set("RateLimit-Limit", String(nearest.limit));
      headers.set("RateLimit-Remaining", String(nearest.remaining));
      headers.set("RateLimit-Reset", String(nearest.resetAfter));
    },
  };
}
