import { dunningOf } from "~/domain/billing/dunning";
import type { SubscriptionRecord } from "~/domain/billing/subscription-record";
import { isLive, type StoredSubscription } from "~/domain/billing/subscription-status";
import { WITHDRAWAL_MS, withdrawalStart } from "~/domain/billing/withdrawal";
import type { Condition, Write } from "~/server/data/batch.server";
import type { BillingCustomer } from "~/server/data/billing-customers.server";
import type { InvoiceRow } from "~/server/data/subscriptions.server";
import type { Platform } from "~/server/platform/platform.server";
import { type Notification, notify } from "~/server/services/notifications/notify.server";

interface Told {
  subscriptions: readonly StoredSubscription[];
  invoices: readonly InvoiceRow[];
  /** The subscription of an invoice, by the invoice's id. */
  subscriptionOf: ReadonlyMap<string, string>;
  /** The stored ones. */
  known: readonly StoredSubscription[];
  bills: readonly InvoiceRow[];
  /** The page that stays live after an end. */
  stays?: string;
}

/** The payer: the right to withdraw counts from the first payment. */
type Customer = Pick<BillingCustomer, "firstPaidAt" | "withdrawnAt">;

/** Notifications where Stripe's state differs from the stored one: each once. */
export function planNotices(
  platform: Platform,
  userId: string,
  customer: Customer,
  told: Told,
  when: Condition,
): Write[] {
  const now = platform.now();
  const { subscriptions, invoices, subscriptionOf, known, bills, stays } = told;
  const isNew = (row: InvoiceRow) => !bills.some(({ id, status }) => id === row.id && status === "paid");
  const notices = [
    ...invoices
      .filter((row) => row.status === "paid" && row.amount > 0 && isNew(row))
      .flatMap((row) =>
        paid(
          userId,
          row,
          subscriptions.find(({ id }) => id === subscriptionOf.get(row.id)),
          (record) => withdrawUntil(customer, row, record, now),
        ),
      ),
    ...subscriptions.flatMap((each) => [
      ...failed(userId, each, stays),
      ...pending(userId, each),
      ...planned(userId, each),
      ...cancelled(
        userId,
        each,
        known.find(({ id }) => id === each.id),
        now,
        stays,
      ),
    ]),
  ];
  return notices.flatMap((notice) => notify(platform, notice, { when }));
}

const at = (time: number) => new Date(time).toISOString();

/** The receipt of an invoice; for a plan that has ended it has no coming period. */
function paid(
  userId: string,
  row: InvoiceRow,
  subscription: StoredSubscription | undefined,
  untilOf: (record: SubscriptionRecord) => string | undefined,
): Notification[] {
  if (!subscription || !row.url) return [];
  const { record } = subscription;
  const { seats, cycle, periodEndsAt, nextAmount } = record;
  const until = untilOf(record);
  const running = {
    periodEnd: at(periodEndsAt),
    ...(nextAmount !== undefined && { nextAmount, nextDate: at(periodEndsAt) }),
    ...(until && { withdrawUntil: until }),
  };
  const payload = {
    amount: row.amount,
    currency: row.currency,
    number: row.number ?? row.id,
    seats,
    cycle,
    ...(isLive(subscription) && running),
    invoiceUrl: row.url,
    ...(row.pdfUrl && { pdfUrl: row.pdfUrl }),
  };
  return [{ userId, kind: "paid", dedupeKey: `paid:${row.id}`, payload }];
}

/** @returns until when the purchase of an invoice can be withdrawn from, if that is in the future */
function withdrawUntil(
  { firstPaidAt, withdrawnAt }: Customer,
  { paidAt }: InvoiceRow,
  { startedAt }: SubscriptionRecord,
  now: Date,
): string | undefined {
  const { from } = withdrawalStart({ firstPaidAt: firstPaidAt ?? paidAt, withdrawnAt }, startedAt, now);
  const until = from + WITHDRAWAL_MS;
  return until > now.getTime() ? at(until) : undefined;
}

function failed(
  userId: string,
  { status, record }: StoredSubscription,
  stays: string | undefined,
): Notification[] {
  const { openInvoice: open, currency } = record;
  if (status !== "past_due" || !open?.url || open.attempts === 0) return [];
  const { attempt, triesLeft, endsAt } = dunningOf(open, record);
  const payload = {
    amount: open.amount,
    currency,
    attempt,
    payUrl: open.url,
    triesLeft,
    ...(open.nextAttemptAt !== undefined && { nextAttemptAt: at(open.nextAttemptAt) }),
    ...(endsAt !== undefined && { endsAt: at(endsAt) }),
    ...(stays && { stays }),
  } as const;
  return [{ userId, kind: "paymentFailed", dedupeKey: `failed:${open.id}:${open.attempts}`, payload }];
}

function pending(userId: string, { id, record }: StoredSubscription): Notification[] {
  const { pending: change, openInvoice: open, currency } = record;
  if (!change?.url) return [];
  const payload = { amount: open?.amount ?? 0, currency, payUrl: change.url };
  const dedupeKey = `action:${id}:${open?.id ?? change.expiresAt}`;
  return [{ userId, kind: "actionNeeded", dedupeKey, payload }];
}

function cancelled(
  userId: string,
  { id, status, record }: StoredSubscription,
  before: StoredSubscription | undefined,
  now: Date,
  stays: string | undefined,
): Notification[] {
  const { cancelsAt } = record;
  if (status !== "active" || cancelsAt === undefined || before?.record.cancelsAt === cancelsAt) return [];
  // A cancellation that was reverted and repeated is notified again.
  const dedupeKey = `cancelled:${id}:${cancelsAt}:${now.toISOString().slice(0, 16)}`;
  return [
    {
      userId,
      kind: "subscriptionCancelled",
      dedupeKey,
      payload: { date: at(cancelsAt), ...(stays && { stays }) },
    },
  ];
}

function planned(userId: string, { status, record }: StoredSubscription): Notification[] {
  const { scheduleId, scheduled } = record;
  if (status !== "active" || !scheduleId || !scheduled) return [];
  const { seats, cycle, startsAt } = scheduled;
  const dedupeKey = `planned:${scheduleId}:${cycle}:${seats}`;
  return [{ userId, kind: "changePlanned", dedupeKey, payload: { date: at(startsAt), seats, cycle } }];
}
