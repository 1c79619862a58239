import type Stripe from "stripe";
import type { JobPayload } from "~/domain/jobs";
import type { Condition, Write } from "~/server/data/batch.server";
import { findCustomerOf } from "~/server/data/billing-customers.server";
import { enqueue } from "~/server/data/outbox.server";
import type { Platform } from "~/server/platform/platform.server";
import { stripeOf } from "~/server/platform/stripe.server";
import { subscriptionIdOf } from "./read-subscription.server";
import { refundInvoice } from "./refund-invoice.server";

const MAX_ROWS = 100;

interface Ending extends Pick<JobPayload<"cancelBilling">, "scope"> {
  since?: Date;
}

/**
 * The job that ends what an account pays for. What asks for the same at one instant asks for one.
 * @param ending as the job's payload
 * @param when decided inside the write
 */
export function cancelOf(userId: string, { scope, since }: Ending, now: Date, when?: Condition): Write {
  const payload = { userId, slot: now.toISOString(), scope, ...(since && { since: since.toISOString() }) };
  return enqueue({ name: "cancelBilling", shard: userId, payload }, now, { when });
}

/**
 * Ends what an account pays for at Stripe: Checkout sessions that are open, and of the scope the schedules, subscriptions
 * and invoices that are not paid; what was paid from `since` on is given back. Done again until Stripe says that nothing
 * of it is left.
 */
export async function cancelBilling(
  platform: Platform,
  { userId, scope, since }: JobPayload<"cancelBilling">,
): Promise<void> {
  const customer = await findCustomerOf(platform.db, userId);
  if (!customer) return;
  const stripe = stripeOf(platform);
  const all = { customer: customer.id, limit: MAX_ROWS };
  const isSince = (seconds: number | null) =>
    since !== undefined && seconds !== null && seconds >= Math.floor(Date.parse(since) / 1000);
  for (const { id } of (await stripe.checkout.sessions.list({ ...all, status: "open" })).data) {
    await stripe.checkout.sessions.expire(id);
  }
  const { data: subscriptions } = await stripe.subscriptions.list({ ...all, status: "all" });
  const ending = subscriptions.filter(({ start_date }) => scope === "everything" || isSince(start_date));
  for (const subscription of ending) await end(stripe, subscription);
  const { data: invoices } = await stripe.invoices.list(all);
  const ended = invoices.filter((invoice) => {
    return scope === "everything" || ending.some(({ id }) => id === subscriptionIdOf(invoice));
  });
  for (const invoice of ended) {
    if (invoice.status === "open") await stripe.invoices.voidInvoice(invoice.id);
    const isPaidAfter = invoice.status === "paid" && isSince(invoice.status_transitions.paid_at);
    if (isPaidAfter) await refundInvoice(stripe, invoice, `returned-${invoice.id}`);
  }
  const { data: left } = await stripe.subscriptions.list({ ...all, status: "all" });
  if (left.some((each) => !isOver(each) && ending.some(({ id }) => id === each.id)))
    throw new Error(`customer ${customer.id} still pays`);
}

const isOver = ({ status }: Stripe.Subscription) => ["canceled", "incomplete_expired"].includes(status);

async function end(stripe: Stripe, subscription: Stripe.Subscription): Promise<void> {
  if (isOver(subscription)) return;
  const { schedule } = subscription;
  if (schedule)
    await stripe.subscriptionSchedules.release(typeof schedule === "string" ? schedule : schedule.id);
  await stripe.subscriptions.cancel(subscription.id, { invoice_now: false, prorate: false });
}
