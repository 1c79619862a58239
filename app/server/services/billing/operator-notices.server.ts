import type { StoredSubscription } from "~/domain/billing/subscription-status";
import type { Write } from "~/server/data/batch.server";
import type { BillingCustomer } from "~/server/data/billing-customers.server";
import { logError, type Platform } from "~/server/platform/platform.server";
import { notifyOperators } from "~/server/services/operations/mail-operators.server";

/**
 * The app prevents a second purchase, so this one was made in Stripe's dashboard, or is a fault of ours: it is solved
 * by hand.
 */
export function conflictOf(
  platform: Platform,
  { id, userId }: BillingCustomer,
  live: StoredSubscription[],
): Write {
  logError("an account has two live subscriptions", new Error(id), platform.requestId);
  const now = platform.now();
  return notifyOperators(
    {
      noticeId: `conflict:${id}:${now.toISOString().slice(0, 10)}`,
      subject: `the account ${userId} has two live subscriptions`,
      lines: [
        `Customer ${id}`,
        ...live.map((each) => `Subscription ${each.id}`),
        "Cancel one of them at Stripe.",
      ],
    },
    now,
  );
}

/** The stored state of an account differed from Stripe's, and no event reported it. */
export function differenceOf(
  { id, userId }: BillingCustomer,
  changed: readonly StoredSubscription[],
  known: readonly StoredSubscription[],
  now: Date,
): Write {
  const before = (each: StoredSubscription) => known.find((one) => one.id === each.id)?.status ?? "nothing";
  return notifyOperators(
    {
      noticeId: `difference:${id}:${now.toISOString().slice(0, 10)}`,
      subject: `the account ${userId} was not what Stripe says`,
      lines: [
        `Customer ${id}: an event was lost. What Stripe says is stored now.`,
        ...changed.map(
          (each) => `Subscription ${each.id}: stored was ${before(each)}, Stripe says ${each.status}`,
        ),
      ].slice(0, 50),
    },
    now,
  );
}
