import type Stripe from "stripe";
import type { JobPayload } from "~/domain/jobs";
import { writeAll } from "~/server/data/batch.server";
import { startJobs } from "~/server/platform/job-queue.server";
import type { Platform } from "~/server/platform/platform.server";
import { stripeOf } from "~/server/platform/stripe.server";
import { notify } from "~/server/services/notifications/notify.server";
import { endAtOnce } from "./cancel-billing.server";
import { subscriptionIdOf, WITHDRAWN } from "./read-subscription.server";
import { refundInvoice } from "./refund-invoice.server";

/** The number of newest invoices that are searched. */
const MAX_ROWS = 100;

/**
 * Refunds the calculated amount of a withdrawal, and all that was paid since, ends its subscription and notifies the
 * user. Idempotent, so that an interrupted run is finished by repeating it. The subscription ends last: until then a
 * repeated withdrawal finds it.
 */
export async function finishWithdrawal(
  platform: Platform,
  { userId, subscriptionId, parts, currency, date }: JobPayload<"finishWithdrawal">,
): Promise<void> {
  const stripe = stripeOf(platform);
  const numbers: string[] = [];
  let amount = parts.reduce((sum, part) => sum + part.amount, 0);
  for (const part of parts) {
    const invoice = await stripe.invoices.retrieve(part.invoiceId);
    numbers.push(invoice.number ?? invoice.id);
    await refundInvoice(stripe, invoice, `withdrawn-${invoice.id}`, part.amount);
  }
  const subscription = await stripe.subscriptions.retrieve(subscriptionId);
  const later = await paidSince(stripe, subscription, date);
  for (const invoice of later.filter(({ id }) => !parts.some(({ invoiceId }) => invoiceId === id))) {
    numbers.push(invoice.number ?? invoice.id);
    amount += invoice.amount_paid;
    await refundInvoice(stripe, invoice, `withdrawn-${invoice.id}`);
  }
  await endAtOnce(stripe, subscription, WITHDRAWN);
  const dedupeKey = `withdrawn:${subscriptionId}`;
  const payload = { amount, currency, date, numbers };
  await writeAll(platform.db, notify(platform, { userId, kind: "withdrawn", dedupeKey, payload }));
  startJobs(platform, userId);
}

/** Payments for a subscription after the withdrawal, such as a renewal meanwhile: all are refunded. */
async function paidSince(
  stripe: Stripe,
  { id, customer }: Stripe.Subscription,
  date: string,
): Promise<Stripe.Invoice[]> {
  const of = typeof customer === "string" ? customer : customer.id;
  const { data } = await stripe.invoices.list({ customer: of, limit: MAX_ROWS });
  return data.filter((invoice) => {
    const paidAt = invoice.status_transitions.paid_at ?? 0;
    return invoice.status === "paid" && subscriptionIdOf(invoice) === id && paidAt * 1000 > Date.parse(date);
  });
}
