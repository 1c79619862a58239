import type Stripe from "stripe";
import { isLive } from "~/domain/billing/subscription-status";
import type { Condition, Write } from "~/server/data/batch.server";
import { findCustomerOf } from "~/server/data/billing-customers.server";
import { findDeletedAccount } from "~/server/data/leaving.server";
import { enqueue } from "~/server/data/outbox.server";
import type { Platform } from "~/server/platform/platform.server";
import { stripeOf } from "~/server/platform/stripe.server";
import { refundInvoice } from "./refund-invoice.server";

const MAX_ROWS = 100;

/** The job that ends all that an account pays for. What asks for it at one instant asks for one. @param when decided inside the write */
export function cancelOf(userId: string, now: Date, when?: Condition): Write {
  const payload = { userId, slot: now.toISOString() };
  return enqueue({ name: "cancelBilling", shard: userId, payload }, now, { when });
}

/**
 * Ends all that an account pays for at Stripe: Checkout sessions that are open, schedules, subscriptions, invoices that are
 * not paid; what was paid after the account was deleted is given back. Done again until Stripe says that nothing is left.
 */
export async function cancelBilling(platform: Platform, { userId }: { userId: string }): Promise<void> {
  const customer = await findCustomerOf(platform.db, userId);
  if (!customer) return;
  const stripe = stripeOf(platform);
  const all = { customer: customer.id, limit: MAX_ROWS };
  for (const { id } of (await stripe.checkout.sessions.list({ ...all, status: "open" })).data) {
    await stripe.checkout.sessions.expire(id);
  }
  const { data: subscriptions } = await stripe.subscriptions.list({ ...all, status: "all" });
  for (const subscription of subscriptions) await end(stripe, subscription);
  const { data: invoices } = await stripe.invoices.list(all);
  for (const invoice of invoices.filter(({ status }) => status === "open")) {
    await stripe.invoices.voidInvoice(invoice.id);
  }
  const deleted = await findDeletedAccount(platform.db, userId);
  const paidAfter = invoices.filter(({ status_transitions: { paid_at }, status }) => {
    return (
      deleted && status === "paid" && paid_at && paid_at >= Math.floor(deleted.deletedAt.getTime() / 1000)
    );
  });
  for (const invoice of paidAfter) await refundInvoice(stripe, invoice, `deleted-${invoice.id}`);
  const left = await stripe.subscriptions.list({ ...all, status: "all" });
  if (left.data.some(isLive)) throw new Error(`customer ${customer.id} still pays`);
}

async function end(stripe: Stripe, subscription: Stripe.Subscription): Promise<void> {
  if (["canceled", "incomplete_expired"].includes(subscription.status)) return;
  const { schedule } = subscription;
  if (schedule)
    await stripe.subscriptionSchedules.release(typeof schedule === "string" ? schedule : schedule.id);
  await stripe.subscriptions.cancel(subscription.id, { invoice_now: false, prorate: false });
}
