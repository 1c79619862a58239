import { HOUR_MS } from "~/domain/durations";
import type { PlanStatus } from "./entitlement";
import type { BillingCycle } from "./plans";
import type { SubscriptionRecord } from "./subscription-record";

/** How long an unsupported status preserves the previous plan. */
const UNKNOWN_MS = 72 * HOUR_MS;

const LIVE: readonly string[] = ["active", "past_due"];
const OVER: readonly string[] = ["canceled", "unpaid", "paused"];
/** Never paid: no plan starts or ends. */
const NEVER_BEGAN: readonly string[] = ["incomplete", "incomplete_expired"];

/** A stored subscription; `status` is Stripe's value. */
export interface StoredSubscription {
  id: string;
  status: string;
  record: SubscriptionRecord;
}

/** What a subscription entitles to, as it is stored for the account. */
export interface DerivedPlan {
  status: PlanStatus;
  cycle: BillingCycle;
  seats: number;
  endsAt: Date | null;
}

export const isLive = ({ status }: Pick<StoredSubscription, "status">): boolean => LIVE.includes(status);

/** Whether it was ever paid, so that something began by it. */
export const hasBegun = ({ status }: Pick<StoredSubscription, "status">): boolean =>
  !NEVER_BEGAN.includes(status);

/** Whether a status is unsupported. */
export const isUnknown = ({ status }: Pick<StoredSubscription, "status">): boolean =>
  ![...LIVE, ...OVER, ...NEVER_BEGAN].includes(status);

/**
 * @returns the subscription that counts: a live one, else one with an unsupported status, else the one that ended last
 */
export function pickSubscription(
  subscriptions: readonly StoredSubscription[],
): StoredSubscription | undefined {
  const newest = subscriptions.toSorted((a, b) => b.record.startedAt - a.record.startedAt);
  const ended = newest
    .filter(({ status }) => OVER.includes(status))
    .toSorted((a, b) => (b.record.endedAt ?? 0) - (a.record.endedAt ?? 0));
  return newest.find(isLive) ?? newest.find(isUnknown) ?? ended[0];
}

/**
 * The plan granted by the current subscription at `now`. A live one that was cancelled ends with its period; one whose
 * payment failed keeps all features during the retries; an unsupported status preserves the previous plan for 72 hours
 * and grants nothing new.
 * @param previous the account's current plan; absent on the free plan
 */
export function planOf(
  { status, record }: StoredSubscription,
  previous: DerivedPlan | undefined,
  now: Date,
): DerivedPlan | undefined {
  const { cycle, seats } = record;
  const cancelsAt = record.cancelsAt === undefined ? null : new Date(record.cancelsAt);
  if (status === "active") {
    return { status: cancelsAt ? "cancelled_active" : "active", cycle, seats, endsAt: cancelsAt };
  }
  if (status === "past_due") return { status: "active_payment_fail", cycle, seats, endsAt: cancelsAt };
  if (OVER.includes(status)) {
    const known = previous?.status === "expired" ? previous.endsAt : null;
    const endsAt = record.endedAt === undefined ? (known ?? now) : new Date(record.endedAt);
    return { status: "expired", cycle, seats, endsAt };
  }
  if (!previous || previous.status === "expired") return previous;
  const since = record.unknownSince ?? now.getTime();
  return { ...previous, status: "unknown", endsAt: new Date(since + UNKNOWN_MS) };
}
