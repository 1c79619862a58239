import type { UserActor } from "~/domain/accounts/actor";
import type { SubscriptionView } from "~/domain/billing/view";
import { AppError } from "~/domain/errors";
import { assertCan, ownOf } from "~/domain/permissions";
import { writeAll } from "~/server/data/batch.server";
import { findCustomerOf, markWithdrawn } from "~/server/data/billing-customers.server";
import type { Platform } from "~/server/platform/platform.server";
import { consumeLimit } from "~/server/platform/rate-limits.server";
import { stripeOf } from "~/server/platform/stripe.server";
import { notify } from "~/server/services/notifications/notify.server";
import { releaseSchedule } from "./change-plan.server";
import { requireLiveSubscription } from "./live-subscription.server";
import { presentSubscription } from "./present-subscription.server";
import { refundInvoice } from "./refund-invoice.server";
import { runCommand } from "./run-command.server";
import { syncBilling } from "./sync-billing.server";
import { withdrawalOf } from "./withdrawal.server";

/**
 * Withdraws from a purchase: the plan ends at once, and what was paid is given back. Made again after it was cut off it
 * gives nothing back twice: each refund has a key of its own.
 * @throws AppError conflict (noWithdrawal) where the time is over, billingBusy; rate_limited; unavailable
 */
export async function withdraw(platform: Platform, actor: UserActor): Promise<SubscriptionView> {
  assertCan(actor, "cancel", ownOf(actor, "plan"));
  const { userId } = actor;
  await consumeLimit(platform, "billing", userId);
  await runCommand(platform, userId, "withdraw", {}, async () => {
    await syncBilling(platform, userId);
    const subscription = await requireLiveSubscription(platform, actor);
    const customer = await findCustomerOf(platform.db, userId);
    const withdrawal = customer && (await withdrawalOf(platform, userId, customer));
    if (!customer || !withdrawal) throw new AppError("conflict", { messageKey: "noWithdrawal" });
    const stripe = stripeOf(platform);
    await releaseSchedule(stripe, subscription);
    for (const { invoice, amount } of withdrawal.parts) {
      await refundInvoice(
        stripe,
        await stripe.invoices.retrieve(invoice.id),
        `withdrawn-${invoice.id}`,
        amount,
      );
    }
    const date = platform.now();
    const { amount, currency } = withdrawal;
    const dedupeKey = `withdrawn:${subscription.id}`;
    const receipt = { amount, currency, date: date.toISOString() };
    await writeAll(platform.db, [
      markWithdrawn(customer.id, date),
      ...notify(platform, { userId, kind: "withdrawn", dedupeKey, payload: receipt }),
    ]);
    await stripe.subscriptions.cancel(subscription.id, { invoice_now: false, prorate: false });
  });
  await syncBilling(platform, userId);
  return presentSubscription(platform, userId);
}
