import { discountedCents, seatPriceCents } from "~/domain/billing/amounts";
import { isLive, isUnknown, type StoredSubscription } from "~/domain/billing/subscription-status";
import type { JobPayload } from "~/domain/jobs";
import { writeAll } from "~/server/data/batch.server";
import {
  type BillingCustomer,
  findCustomerOf,
  isNewer,
  markSynced,
} from "~/server/data/billing-customers.server";
import { findDeletedAccount } from "~/server/data/leaving.server";
import { findStaying } from "~/server/data/plan-limits.server";
import {
  findKeptChoice,
  type InvoiceRow,
  listInvoiceRows,
  listSubscriptions,
  storeInvoice,
  storeSubscription,
} from "~/server/data/subscriptions.server";
import { findUser } from "~/server/data/users.server";
import { startJobs } from "~/server/platform/job-queue.server";
import type { Platform } from "~/server/platform/platform.server";
import { stripeOf } from "~/server/platform/stripe.server";
import { followChanges } from "~/server/services/passes/follow-changes.server";
import { cancelOf } from "./cancel-billing.server";
import { measuredPurchases, type Purchase, purchasesOf } from "./measured-purchase.server";
import { conflictOf, differenceOf } from "./operator-notices.server";
import { planNotices } from "./plan-notices.server";
import { planWrites } from "./plan-writes.server";
import {
  readInvoice,
  readSubscription,
  refundsOf,
  SUBSCRIPTION_PARTS,
  subscriptionIdOf,
} from "./read-subscription.server";
import { unowedOf } from "./unowed-invoices.server";

/** The prefix of a nightly run's cause. */
export const RECONCILING = "reconcile:";

/** The newest invoices and subscriptions compared at each sync: an account has few of either. */
const MAX_ROWS = 100;

/**
 * Reads an account's state from Stripe, stores it, and derives the account's entitlement: the only place where that is
 * decided. State is never derived from events. The stored state is never replaced by one requested earlier.
 * @param options `isReconciling` reports differences to the operators; `since` is when the cause occurred, by the real
 *   clock: a state requested later includes it already
 */
export async function syncBilling(
  platform: Platform,
  userId: string,
  { since, isReconciling = false }: { since?: Date; isReconciling?: boolean } = {},
): Promise<void> {
  const customer = await findCustomerOf(platform.db, userId);
  if (!customer || (since && customer.syncedAt && customer.syncedAt > since)) return;
  // By the real clock: it never stops, nor goes back.
  const from = platform.realNow();
  const now = platform.now();
  const asked = await askStripe(platform, customer);
  const [user, deleted] = await Promise.all([
    findUser(platform.db, userId),
    findDeletedAccount(platform.db, userId),
  ]);
  const when = isNewer(customer.id, from);
  const { db } = platform;
  const [known, bills] = await Promise.all([
    listSubscriptions(db, userId),
    listInvoiceRows(db, userId, MAX_ROWS),
  ]);
  const told = {
    ...asked,
    subscriptions: asked.subscriptions.map((each) => withUnknown(each, known, now)),
  };
  const live = told.subscriptions.filter(isLive);
  const stays = await findStaying(db, userId, await findKeptChoice(db, userId));
  const isOurs = user !== undefined && deleted === undefined;
  const unowed = told.unowed.filter((id) => !bills.some((each) => each.id === id && each.status === "paid"));
  const changed = told.subscriptions.filter((each) => !isStored(each, known));
  await writeAll(db, [
    ...(live.length > 1 ? [conflictOf(platform, customer, live)] : []),
    ...(isReconciling && changed.length > 0 ? [differenceOf(customer, changed, known, now)] : []),
    ...changed.map((each) => storeSubscription(each, { userId, customerId: customer.id }, now, when)),
    ...told.invoices.filter((each) => !isSame(each, bills)).map((each) => storeInvoice(each, when)),
    ...(isOurs
      ? [
          ...(await planWrites(platform, user, customer, { ...told, known, bills }, when)),
          ...planNotices(platform, userId, customer, { ...told, known, bills, stays }, when),
          ...measuredPurchases(platform, told.purchases, bills, when),
        ]
      : live.length > 0
        ? [cancelOf(userId, { scope: "everything", since: deleted?.deletedAt }, now)]
        : []),
    ...(unowed.length > 0 ? [cancelOf(userId, { scope: "invoices" }, now)] : []),
    markSynced(customer.id, from, firstPayment(told.invoices)),
  ]);
  startJobs(platform, userId);
  platform.defer(followChanges(platform));
}

interface Told {
  subscriptions: StoredSubscription[];
  invoices: InvoiceRow[];
  /** The subscription of an invoice, by the invoice's id. */
  subscriptionOf: ReadonlyMap<string, string>;
  purchases: Purchase[];
  /** Ids of invoices that are open or were paid for a subscription that had ended. */
  unowed: string[];
}

async function askStripe(platform: Platform, { id, userId }: BillingCustomer): Promise<Told> {
  const stripe = stripeOf(platform);
  const [subscriptions, invoices, charges] = await Promise.all([
    stripe.subscriptions.list({ customer: id, status: "all", limit: MAX_ROWS, expand: SUBSCRIPTION_PARTS }),
    stripe.invoices.list({ customer: id, limit: MAX_ROWS, expand: ["data.payments"] }),
    stripe.charges.list({ customer: id, limit: MAX_ROWS }),
  ]);
  const refunds = refundsOf(charges.data);
  return {
    subscriptions: subscriptions.data
      .map((each) => readSubscription(each, invoices.data))
      .map(withNextAmount),
    invoices: invoices.data.map((each) => readInvoice(each, userId, refunds)),
    subscriptionOf: new Map(
      invoices.data.flatMap((each) => {
        const of = subscriptionIdOf(each);
        return of ? [[each.id, of] as const] : [];
      }),
    ),
    purchases: purchasesOf(subscriptions.data, invoices.data),
    unowed: unowedOf(subscriptions.data, invoices.data),
  };
}

/** The job of an event, a return from paying or the nightly run. */
export function runSync(
  platform: Platform,
  { userId, cause, since }: JobPayload<"syncBilling">,
): Promise<void> {
  return syncBilling(platform, userId, {
    since: new Date(since),
    isReconciling: cause.startsWith(RECONCILING),
  });
}

/** The next charge, if there is one. */
function withNextAmount(subscription: StoredSubscription): StoredSubscription {
  const { record } = subscription;
  if (!isLive(subscription) || record.cancelsAt !== undefined) return subscription;
  const { seats, cycle } = record.scheduled ?? record;
  const seatPrice = cycle === record.cycle ? record.seatPrice : seatPriceCents(cycle);
  const nextAmount = discountedCents(seatPrice * seats, record.discount, record.periodEndsAt);
  return { ...subscription, record: { ...record, nextAmount } };
}

/** An unknown state counts from when it was first seen. */
function withUnknown(
  subscription: StoredSubscription,
  known: readonly StoredSubscription[],
  now: Date,
): StoredSubscription {
  if (!isUnknown(subscription)) return subscription;
  const before = known.find(({ id }) => id === subscription.id);
  const unknownSince = before?.record.unknownSince ?? now.getTime();
  return { ...subscription, record: { ...subscription.record, unknownSince } };
}

const isStored = (subscription: StoredSubscription, known: readonly StoredSubscription[]): boolean =>
  known.some(
    ({ id, status, record }) =>
      id === subscription.id &&
      status === subscription.status &&
      sorted(record) === sorted(subscription.record),
  );

const isSame = (invoice: InvoiceRow, known: readonly InvoiceRow[]): boolean =>
  known.some((each) => each.id === invoice.id && sorted(each) === sorted(invoice));

/** A value with sorted keys, for comparison. */
const sorted = (value: object): string =>
  JSON.stringify(Object.entries(value).toSorted(([a], [b]) => a.localeCompare(b)));

/** The time of the first payment. */
function firstPayment(invoices: readonly InvoiceRow[]): Date | null {
  const paid = invoices.flatMap(({ status, paidAt }) =>
    status === "paid" && paidAt ? [paidAt.getTime()] : [],
  );
  return paid.length > 0 ? new Date(Math.min(...paid)) : null;
}
