import { isLive, type StoredSubscription } from "~/domain/billing/subscription-status";
import type { Condition, Write } from "~/server/data/batch.server";
import type { InvoiceRow } from "~/server/data/subscriptions.server";
import type { Platform } from "~/server/platform/platform.server";
import { type Notification, notify } from "~/server/services/notifications/notify.server";

interface Told {
  subscriptions: readonly StoredSubscription[];
  invoices: readonly InvoiceRow[];
  /** The subscription of an invoice, by the invoice's id. */
  subscriptionOf: ReadonlyMap<string, string>;
  /** What is stored. */
  known: readonly StoredSubscription[];
  bills: readonly InvoiceRow[];
}

/** What somebody is told when Stripe's state is another one than what is stored: each once. */
export function planNotices(platform: Platform, userId: string, told: Told, when: Condition): Write[] {
  const { subscriptions, invoices, subscriptionOf, known, bills } = told;
  const isNew = (row: InvoiceRow) => !bills.some(({ id, status }) => id === row.id && status === "paid");
  const notices = [
    ...invoices
      .filter((row) => row.status === "paid" && row.amount > 0 && isNew(row))
      .flatMap((row) =>
        paid(
          userId,
          row,
          subscriptions.find(({ id }) => id === subscriptionOf.get(row.id)),
        ),
      ),
    ...subscriptions.flatMap((each) => [
      ...failed(userId, each),
      ...pending(userId, each),
      ...cancelled(
        userId,
        each,
        known.find(({ id }) => id === each.id),
      ),
    ]),
  ];
  return notices.flatMap((notice) => notify(platform, notice, { when }));
}

const at = (time: number) => new Date(time).toISOString();

/** The receipt of an invoice; what a plan that ended was paid with pays for no time to come. */
function paid(userId: string, row: InvoiceRow, subscription: StoredSubscription | undefined): Notification[] {
  if (!subscription || !row.url) return [];
  const { seats, cycle, periodEndsAt } = subscription.record;
  const payload = {
    amount: row.amount,
    currency: row.currency,
    number: row.number ?? row.id,
    seats,
    cycle,
    ...(isLive(subscription) && { periodEnd: at(periodEndsAt) }),
    invoiceUrl: row.url,
    ...(row.pdfUrl && { pdfUrl: row.pdfUrl }),
  };
  return [{ userId, kind: "paid", dedupeKey: `paid:${row.id}`, payload }];
}

function failed(userId: string, { status, record }: StoredSubscription): Notification[] {
  const { openInvoice: open, currency } = record;
  if (status !== "past_due" || !open?.url || open.attempts === 0) return [];
  const attempt = open.nextAttemptAt === undefined ? "last" : open.attempts === 1 ? "first" : "second";
  const payload = {
    amount: open.amount,
    currency,
    attempt,
    payUrl: open.url,
    ...(open.nextAttemptAt !== undefined && { nextAttemptAt: at(open.nextAttemptAt) }),
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
): Notification[] {
  const { cancelsAt } = record;
  if (status !== "active" || cancelsAt === undefined || before?.record.cancelsAt === cancelsAt) return [];
  const dedupeKey = `cancelled:${id}:${cancelsAt}`;
  return [{ userId, kind: "subscriptionCancelled", dedupeKey, payload: { date: at(cancelsAt) } }];
}
