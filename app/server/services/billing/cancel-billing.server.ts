import type Stripe from "stripe";
import type { JobPayload } from "~/domain/jobs";
import { type Condition, type Write, writeAll } from "~/server/data/batch.server";
import { findCustomerOf } from "~/server/data/billing-customers.server";
import { enqueue } from "~/server/data/outbox.server";
import { startJobs } from "~/server/platform/job-queue.server";
import type { Platform } from "~/server/platform/platform.server";
import { stripeOf } from "~/server/platform/stripe.server";
import { expireSessions } from "./expire-sessions.server";
import { subscriptionIdOf } from "./read-subscription.server";
import { refundInvoice } from "./refund-invoice.server";
import { isOver, isPaidLate } from "./unowed-invoices.server";

const MAX_ROWS = 100;

interface Ending extends Pick<JobPayload<"cancelBilling">, "scope"> {
  since?: Date;
}

/**
 * The job that ends what an account pays for. The same request at one instant is one job.
 * @param ending as the job's payload
 * @param when decided inside the write
 */
export function cancelOf(userId: string, { scope, since }: Ending, now: Date, when?: Condition): Write {
  const payload = { userId, slot: now.toISOString(), scope, ...(since && { since: since.toISOString() }) };
  return enqueue({ name: "cancelBilling", shard: userId, payload }, now, { when });
}

/**
 * Ends what an account pays for at Stripe, by its scope: open Checkout sessions, schedules, subscriptions, and the open
 * invoices of all that has ended. Payments from `since` on are refunded, and those for a subscription after its end.
 * Repeated until Stripe has nothing of it left.
 */
export async function cancelBilling(
  platform: Platform,
  { userId, slot, scope, since }: JobPayload<"cancelBilling">,
): Promise<void> {
  const customer = await findCustomerOf(platform.db, userId);
  if (!customer) return;
  const stripe = stripeOf(platform);
  const all = { customer: customer.id, limit: MAX_ROWS };
  const isSince = (seconds: number | null) =>
    since !== undefined && seconds !== null && seconds >= Math.floor(Date.parse(since) / 1000);
  if (scope !== "invoices") await expireSessions(stripe, customer.id);
  const { data: subscriptions } = await stripe.subscriptions.list({ ...all, status: "all" });
  const ending = subscriptions.filter(({ start_date, status }) => {
    // An unpaid plan ends with its period at once.
    return scope === "everything" || isSince(start_date) || (scope === "renewals" && status !== "active");
  });
  for (const subscription of ending) await endAtOnce(stripe, subscription);
  if (scope === "renewals")
    for (const each of subscriptions) if (!ending.includes(each)) await endWithPeriod(stripe, each);
  const { data: invoices } = await stripe.invoices.list(all);
  let isVoided = false;
  for (const invoice of invoices) {
    const subscription = subscriptions.find(({ id }) => id === subscriptionIdOf(invoice));
    const isEnding = scope === "everything" || (subscription !== undefined && ending.includes(subscription));
    if (invoice.status === "open" && (isEnding || (subscription && isOver(subscription)))) {
      await stripe.invoices.voidInvoice(invoice.id);
      isVoided = true;
    }
    const { paid_at } = invoice.status_transitions;
    const isReturned = (isEnding && isSince(paid_at)) || isPaidLate(invoice, subscription);
    if (invoice.status === "paid" && isReturned)
      await refundInvoice(stripe, invoice, `returned-${invoice.id}`);
  }
  const { data: left } = await stripe.subscriptions.list({ ...all, status: "all" });
  if (left.some((each) => !isOver(each) && ending.some(({ id }) => id === each.id)))
    throw new Error(`customer ${customer.id} still pays`);
  if (isVoided) await syncAgain(platform, userId, slot);
}

/** No event reports a void invoice. */
async function syncAgain(platform: Platform, userId: string, slot: string): Promise<void> {
  const payload = { userId, cause: `cancelled:${slot}`, since: platform.realNow().toISOString() };
  await writeAll(platform.db, [enqueue({ name: "syncBilling", shard: userId, payload }, platform.now())]);
  startJobs(platform, userId);
}

/**
 * Ends a subscription with its schedule, if it is not over; nothing is charged or credited for it.
 * @param comment the reason, stored at Stripe
 */
export async function endAtOnce(
  stripe: Stripe,
  subscription: Stripe.Subscription,
  comment?: string,
): Promise<void> {
  if (isOver(subscription)) return;
  await release(stripe, subscription);
  await stripe.subscriptions.cancel(subscription.id, {
    invoice_now: false,
    prorate: false,
    ...(comment && { cancellation_details: { comment } }),
  });
}

async function endWithPeriod(stripe: Stripe, subscription: Stripe.Subscription): Promise<void> {
  if (subscription.cancel_at_period_end) return;
  await release(stripe, subscription);
  await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
}

async function release(stripe: Stripe, { schedule }: Stripe.Subscription): Promise<void> {
  if (schedule)
    await stripe.subscriptionSchedules.release(typeof schedule === "string" ? schedule : schedule.id);
}
