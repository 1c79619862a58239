import type { JobPayload } from "~/domain/jobs";
import { writeAll } from "~/server/data/batch.server";
import { wakeJobs } from "~/server/platform/job-queue.server";
import type { Platform } from "~/server/platform/platform.server";
import { stripeOf } from "~/server/platform/stripe.server";
import { notify } from "~/server/services/notifications/notify.server";
import { endAtOnce } from "./cancel-billing.server";
import { WITHDRAWN } from "./read-subscription.server";
import { refundInvoice } from "./refund-invoice.server";

/**
 * Gives back what a withdrawal was counted to give back, ends its subscription and tells of it. What is done twice is done
 * once, so that one that was cut off is finished by being done again. The subscription ends last: until then somebody who
 * repeats the withdrawal finds it.
 */
export async function finishWithdrawal(
  platform: Platform,
  { userId, subscriptionId, parts, currency, date }: JobPayload<"finishWithdrawal">,
): Promise<void> {
  const stripe = stripeOf(platform);
  const numbers: string[] = [];
  for (const { invoiceId, amount } of parts) {
    const invoice = await stripe.invoices.retrieve(invoiceId);
    numbers.push(invoice.number ?? invoiceId);
    await refundInvoice(stripe, invoice, `withdrawn-${invoiceId}`, amount);
  }
  await endAtOnce(stripe, await stripe.subscriptions.retrieve(subscriptionId), WITHDRAWN);
  const amount = parts.reduce((sum, part) => sum + part.amount, 0);
  const dedupeKey = `withdrawn:${subscriptionId}`;
  const payload = { amount, currency, date, numbers };
  await writeAll(platform.db, notify(platform, { userId, kind: "withdrawn", dedupeKey, payload }));
  wakeJobs(platform, userId);
}
