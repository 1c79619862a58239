import { pickSubscription } from "~/domain/billing/subscription-status";
import { refundOf, WITHDRAWAL_MS, withdrawalStart } from "~/domain/billing/withdrawal";
import { type JobPayload, parseJobPayload } from "~/domain/jobs";
import type { BillingCustomer } from "~/server/data/billing-customers.server";
import { findUnfinished } from "~/server/data/outbox.server";
import { type InvoiceRow, listInvoiceRows, listSubscriptions } from "~/server/data/subscriptions.server";
import type { Platform } from "~/server/platform/platform.server";

const MAX_INVOICES = 100;

/** The refund of a withdrawal at this moment. */
export interface Withdrawal {
  until: Date;
  /** In the smallest unit of the currency. */
  amount: number;
  currency: string;
  /** The amounts by invoice. */
  parts: { invoice: InvoiceRow; amount: number }[];
}

/**
 * @returns what an account would be refunded now, or undefined where there is no right to withdraw: all that was paid
 *   within 14 days of its first payment, once; of a later purchase the rest of its period
 */
export async function withdrawalOf(
  { db, now }: Platform,
  userId: string,
  customer: BillingCustomer,
): Promise<Withdrawal | undefined> {
  const [subscriptions, invoices] = await Promise.all([
    listSubscriptions(db, userId),
    listInvoiceRows(db, userId, MAX_INVOICES),
  ]);
  const record = pickSubscription(subscriptions)?.record;
  if (!record) return undefined;
  const { from, isFirst } = withdrawalStart(customer, record.startedAt, now());
  const until = new Date(from + WITHDRAWAL_MS);
  if (until <= now()) return undefined;
  const paid = invoices.filter(({ paidAt, amount }) => paidAt && paidAt.getTime() >= from && amount > 0);
  const all = paid.reduce((sum, { amount }) => sum + amount, 0);
  const parts = spread(paid, isFirst ? all : refundOf(record.paid ?? [], now()));
  const amount = parts.reduce((sum, part) => sum + part.amount, 0);
  return amount > 0 ? { until, amount, currency: record.currency, parts } : undefined;
}

/** @returns an account's newest withdrawal whose job is not done; its subscription may be over already */
export async function findBegun(
  { db }: Platform,
  userId: string,
): Promise<JobPayload<"finishWithdrawal"> | undefined> {
  const unfinished = await findUnfinished(db, "finishWithdrawal", userId);
  return unfinished === undefined ? undefined : parseJobPayload("finishWithdrawal", unfinished);
}

/** Distributes an amount over invoices, newest first, up to the amount of each. */
function spread(invoices: readonly InvoiceRow[], amount: number): Withdrawal["parts"] {
  let left = amount;
  const parts = invoices.map((invoice) => {
    const part = Math.min(left, invoice.amount);
    left -= part;
    return { invoice, amount: part };
  });
  return parts.filter((part) => part.amount > 0);
}
