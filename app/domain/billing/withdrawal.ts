import { DAY_MS } from "~/domain/durations";
import type { SubscriptionRecord } from "./subscription-record";

/** The withdrawal period of a purchase, by the law of the European Union. */
export const WITHDRAWAL_MS = 14 * DAY_MS;

/** When the first payment was, and whether the owner has withdrawn before. */
interface Payer {
  firstPaidAt: Date | null;
  withdrawnAt: Date | null;
}

/**
 * @param startedAt start of the current subscription, in milliseconds
 * @returns the start of the withdrawal period at `now`: the first payment, if there was no withdrawal; else, as for an
 * owner who returned after an end, the purchase, which is refunded in part
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
 * @returns the unused part of the payment at `now`, each line by the time that it covers; rounded up to the smallest
 * unit, so that it is all of it at first, and never below 0
 */
export function refundOf(lines: NonNullable<SubscriptionRecord["paid"]>, now: Date): number {
  const left = lines.reduce((sum, { amount, startsAt, endsAt }) => {
    const whole = endsAt - startsAt;
    const rest = Math.min(whole, Math.max(0, endsAt - now.getTime()));
    return whole > 0 ? sum + (amount * rest) / whole : sum;
  }, 0);
  // A sum of fractions may slightly exceed the whole number that it represents.
  return Math.max(0, Math.ceil(left - 1e-6));
}
