import { DAY_MS } from "~/domain/durations";
import type { SubscriptionRecord } from "./subscription-record";

/** For how long a purchase can be withdrawn from: the law of the European Union. */
export const WITHDRAWAL_MS = 14 * DAY_MS;

/** What is left of a paid period at `now`, of what was paid for it; rounded down to the smallest unit. */
export function refundOf(
  paid: number,
  { periodStartsAt, periodEndsAt }: Pick<SubscriptionRecord, "periodStartsAt" | "periodEndsAt">,
  now: Date,
): number {
  const whole = periodEndsAt - periodStartsAt;
  const left = Math.min(whole, Math.max(0, periodEndsAt - now.getTime()));
  return whole > 0 ? Math.floor((paid * left) / whole) : 0;
}
