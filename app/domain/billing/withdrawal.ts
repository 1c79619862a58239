import { DAY_MS } from "~/domain/durations";
import type { SubscriptionRecord } from "./subscription-record";

/** For how long a purchase can be withdrawn from: the law of the European Union. */
export const WITHDRAWAL_MS = 14 * DAY_MS;

/**
 * What is left at `now` of what was paid, rounded down to the smallest unit.
 * @param payment counts for the period from when it was made: that of a change is for the rest alone
 */
export function refundOf(
  payment: { amount: number; paidAt: Date },
  { periodStartsAt, periodEndsAt }: Pick<SubscriptionRecord, "periodStartsAt" | "periodEndsAt">,
  now: Date,
): number {
  const whole = periodEndsAt - Math.max(periodStartsAt, payment.paidAt.getTime());
  const left = Math.min(whole, Math.max(0, periodEndsAt - now.getTime()));
  return whole > 0 ? Math.floor((payment.amount * left) / whole) : 0;
}
