import { DurableObject } from "cloudflare:workers";
import type { LimitResult } from "~/server/platform/bindings.server";

/**
 * An exact sliding-window counter, one object a key. Attempts are stored as instants and deleted by an alarm when the
 * window has passed, so an idle object stores nothing.
 */
export class RateLimiter extends DurableObject {
  /** Counts one attempt. `limit` attempts are allowed in any `windowSeconds` seconds. */
  async take(limit: number, windowSeconds: number): Promise<LimitResult> {
    const now = Date.now();
    const windowMs = windowSeconds * 1000;
    const stored = (await this.ctx.storage.get<number[]>("attempts")) ?? [];
    const attempts = stored.filter((at) => at > now - windowMs);
    const allowed = attempts.length < limit;
    if (allowed) {
      attempts.push(now);
      await this.ctx.storage.put("attempts", attempts);
      await this.ctx.storage.setAlarm(now + windowMs);
    }
    const oldest = attempts[0] ?? now;
    const full = attempts.length >= limit;
    return {
      allowed,
      limit,
      remaining: Math.max(0, limit - attempts.length),
      resetAfter: full ? Math.max(1, Math.ceil((oldest + windowMs - now) / 1000)) : 0,
    };
  }

  /**
   * Counts an amount, such as bytes, where {@link take} counts attempts: at most `limit` in any `windowSeconds` seconds,
   * to a hundredth of the window, so that what is stored stays small.
   */
  async spend(amount: number, limit: number, windowSeconds: number): Promise<LimitResult> {
    const now = Date.now();
    const windowMs = windowSeconds * 1000;
    const bucketMs = windowMs / 100;
    const stored = (await this.ctx.storage.get<[at: number, amount: number][]>("spent")) ?? [];
    const spent = stored.filter(([at]) => at > now - windowMs);
    const used = spent.reduce((sum, [, part]) => sum + part, 0);
    const allowed = used + amount <= limit;
    if (allowed) {
      const bucket = now - (now % bucketMs);
      const last = spent.at(-1);
      if (last?.[0] === bucket) last[1] += amount;
      else spent.push([bucket, amount]);
      await this.ctx.storage.put("spent", spent);
      await this.ctx.storage.setAlarm(now + windowMs);
    }
    const oldest = spent[0]?.[0] ?? now;
    return {
      allowed,
      limit,
      remaining: Math.max(0, limit - used - (allowed ? amount : 0)),
      resetAfter: allowed ? 0 : Math.max(1, Math.ceil((oldest + windowMs - now) / 1000)),
    };
  }

  /** Gives the newest attempt back: a login that succeeded does not count as a failed one. */
  async refund(): Promise<void> {
    const attempts = (await this.ctx.storage.get<number[]>("attempts")) ?? [];
    await this.ctx.storage.put("attempts", attempts.slice(0, -1));
  }

  /** Gives back an amount that {@link spend} counted: of the newest ones, and never more than they are. */
  async unspend(amount: number): Promise<void> {
    const spent = (await this.ctx.storage.get<[at: number, amount: number][]>("spent")) ?? [];
    const last = spent.at(-1);
    if (!last) return;
    last[1] = Math.max(0, last[1] - amount);
    await this.ctx.storage.put("spent", spent);
  }

  /** Deletes all attempts. */
  async clear(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }

  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }
}
