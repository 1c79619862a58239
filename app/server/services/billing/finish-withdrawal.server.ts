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

/** Newest invoices that are looked through. */
const MAX_ROWS = 100;

/**
 * Gives back what a withdrawal was counted to give back, and all that was paid since, ends its subscription and tells of
 * it. What is done twice is done once, so that one that was cut off is finished by being done again. The subscription ends
 * last: until then somebody who repeats the withdrawal finds it.
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

/** What was paid for a subscription after it was withdrawn from, such as its renewal meanwhile: it bought nothing. */
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
