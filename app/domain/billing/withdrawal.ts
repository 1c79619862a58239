import { DAY_MS } from "~/domain/durations";
import type { SubscriptionRecord } from "./subscription-record";

/** For how long a purchase can be withdrawn from: the law of the European Union. */
export const WITHDRAWAL_MS = 14 * DAY_MS;

/**
 * @returns what is left at `now` of what was paid, each line by the time that it was paid for; rounded down to the
 *   smallest unit, never below 0
 */
export function refundOf(lines: NonNullable<SubscriptionRecord["paid"]>, now: Date): number {
  const left = lines.reduce((sum, { amount, startsAt, endsAt }) => {
    const whole = endsAt - startsAt;
    const rest = Math.min(whole, Math.max(0, endsAt - now.getTime()));
    return whole > 0 ? sum + (amount * rest) / whole : sum;
  }, 0);
  // A sum of fractions may be a little below the whole number that it is.
  return Math.max(0, Math.floor(left + 1e-6));
}
