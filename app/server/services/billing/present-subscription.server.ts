import { amountOf } from "~/domain/billing/amounts";
import { entitlementOf, isPaid, shownStatus } from "~/domain/billing/entitlement";
import type { SubscriptionRecord } from "~/domain/billing/subscription-record";
import { pickSubscription } from "~/domain/billing/subscription-status";
import type { SubscriptionView } from "~/domain/billing/view";
import { listSubscriptions } from "~/server/data/subscriptions.server";
import { findEntitlement } from "~/server/data/users.server";
import type { Platform } from "~/server/platform/platform.server";

/** A subscription for its owner: the account's entitlement, and Stripe's state. */
export async function presentSubscription(platform: Platform, userId: string): Promise<SubscriptionView> {
  const now = platform.now();
  const [stored, subscriptions] = await Promise.all([
    findEntitlement(platform.db, userId),
    listSubscriptions(platform.db, userId),
  ]);
  const plan = entitlementOf(stored);
  const status = shownStatus(plan, now);
  const end = plan.endsAt ? { endDate: { date: plan.endsAt.toISOString() } } : {};
  const cycle = stored?.cycle ? { cycle: stored.cycle } : {};
  const base = { status, seats: plan.seats, ...cycle, ...end };
  const record = pickSubscription(subscriptions)?.record;
  if (!record || status === "lifetime" || status === "free") return base;
  return { ...base, ...pricesOf(record, now), ...(isPaid(plan, now) ? nextOf(record) : {}) };
}

function pricesOf(record: SubscriptionRecord, now: Date): Omit<SubscriptionView, "status" | "seats"> {
  const { cycle, currency, seatPrice, startedAt } = record;
  const isOver = (record.discount?.endsAt ?? Number.POSITIVE_INFINITY) <= now.getTime();
  const discount = isOver ? undefined : record.discount;
  const { name, percentOff, amountOff, endsAt } = discount ?? { name: "" };
  return {
    cycle,
    price: amountOf(seatPrice, currency),
    currency: currency.toUpperCase(),
    startDate: new Date(startedAt).toISOString(),
    ...(discount && {
      discount: {
        name,
        ...(percentOff !== undefined && { percentOff }),
        ...(amountOff !== undefined && { amountOff: amountOf(amountOff, currency) }),
        ...(endsAt !== undefined && { endDate: new Date(endsAt).toISOString() }),
      },
    }),
  };
}

function nextOf({ nextAmount, periodEndsAt, currency }: SubscriptionRecord) {
  if (nextAmount === undefined) return {};
  return { nextBillDate: new Date(periodEndsAt).toISOString(), nextPayment: amountOf(nextAmount, currency) };
}
