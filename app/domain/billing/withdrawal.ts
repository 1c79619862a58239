import { DAY_MS } from "~/domain/durations";
import type { SubscriptionRecord } from "./subscription-record";

/** For how long a purchase can be withdrawn from: the law of the European Union. */
export const WITHDRAWAL_MS = 14 * DAY_MS;

/** When somebody's first payment was, and whether they withdrew once. */
interface Payer {
  firstPaidAt: Date | null;
  withdrawnAt: Date | null;
}

/**
 * @param startedAt when the subscription that counts began, in milliseconds
 * @returns from when on the time to withdraw counts at `now`: from the first payment, once; else, as of who came back after
 *   an end, from the purchase, of which a part is given back
 */
export function withdrawalStart(
  { firstPaidAt, withdrawnAt }: Payer,
  startedAt: number,
  now: Date,
): { from: number; isFirst: boolean } {
  const first = withdrawnAt === null ? firstPaidAt?.getTime() : undefined;
  const isFirst = first !== undefined && first + WITHDRAWAL_MS > now.getTime();
  return { from: isFirst ? first : startedAt, isFirst };
}

/**
 * @returns what is left at `now` of what was paid, each line by the time that it was paid for; rounded up to the smallest
 *   unit, so that it is all of it at first, and never below 0
 */
export function refundOf(lines: NonNullable<SubscriptionRecord["paid"]>, now: Date): number {
  const left = lines.reduce((sum, { amount, startsAt, endsAt }) => {
    const whole = endsAt - startsAt;
    const rest = Math.min(whole, Math.max(0, endsAt - now.getTime()));
    return whole > 0 ? sum + (amount * rest) / whole : sum;
  }, 0);
  // A sum of fractions may be a little above the whole number that it is.
  return Math.max(0, Math.ceil(left - 1e-6));
}
