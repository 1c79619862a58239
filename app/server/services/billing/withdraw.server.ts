import type { UserActor } from "~/domain/accounts/actor";
import type { WithdrawInput } from "~/domain/billing/input";
import type { SubscriptionView } from "~/domain/billing/view";
import { AppError } from "~/domain/errors";
import type { JobPayload } from "~/domain/jobs";
import { assertCan, ownOf } from "~/domain/permissions";
import { writeAll } from "~/server/data/batch.server";
import { type BillingCustomer, findCustomerOf, markWithdrawn } from "~/server/data/billing-customers.server";
import { enqueue } from "~/server/data/outbox.server";
import { deleteKeptChoice, storeKeptChoice } from "~/server/data/subscriptions.server";
import { startJobs } from "~/server/platform/job-queue.server";
import type { Platform } from "~/server/platform/platform.server";
import { consumeLimit } from "~/server/platform/rate-limits.server";
import { finishWithdrawal } from "./finish-withdrawal.server";
import { requireLiveSubscription } from "./live-subscription.server";
import { presentSubscription } from "./present-subscription.server";
import { CUT_OFF_MS, runCommand } from "./run-command.server";
import { syncBilling } from "./sync-billing.server";
import { findBegun, withdrawalOf } from "./withdrawal.server";

/**
 * Withdraws from a purchase: the plan ends at once, and the payment is refunded. The amounts are stored before the
 * first call: an interrupted one is finished by the next request, or by its job.
 * @param input `keep` names the page that stays afterwards; without it none does
 * @throws AppError conflict (noWithdrawal) where the time is over, billingBusy; rate_limited; unavailable
 */
export async function withdraw(
  platform: Platform,
  actor: UserActor,
  { keep }: WithdrawInput = {},
): Promise<SubscriptionView> {
  assertCan(actor, "cancel", ownOf(actor, "plan"));
  const { userId } = actor;
  await consumeLimit(platform, "billing", userId);
  await runCommand(platform, userId, "withdraw", {}, async () => {
    await syncBilling(platform, userId);
    const subscription = await requireLiveSubscription(platform, actor);
    const customer = await findCustomerOf(platform.db, userId);
    if (!customer) throw new AppError("conflict", { messageKey: "noWithdrawal" });
    await writeAll(platform.db, [
      keep ? storeKeptChoice(userId, keep, platform.now()) : deleteKeptChoice(platform.db, userId),
    ]);
    await finishWithdrawal(platform, await begin(platform, customer, subscription.id));
  });
  await syncBilling(platform, userId);
  return presentSubscription(platform, userId);
}

/** @returns a subscription's started withdrawal, or a new one, calculated now and stored with its job */
async function begin(
  platform: Platform,
  customer: BillingCustomer,
  subscriptionId: string,
): Promise<JobPayload<"finishWithdrawal">> {
  const { userId } = customer;
  const begun = await findBegun(platform, userId);
  if (begun?.subscriptionId === subscriptionId) return begun;
  const withdrawal = await withdrawalOf(platform, userId, customer);
  if (!withdrawal) throw new AppError("conflict", { messageKey: "noWithdrawal" });
  const now = platform.now();
  const { currency, parts } = withdrawal;
  const payload = {
    userId,
    subscriptionId,
    currency,
    date: now.toISOString(),
    parts: parts.map(({ invoice, amount }) => ({ invoiceId: invoice.id, amount })),
  };
  const runAt = new Date(now.getTime() + CUT_OFF_MS);
  await writeAll(platform.db, [
    markWithdrawn(customer.id, now),
    enqueue({ name: "finishWithdrawal", shard: userId, payload, runAt }, now),
  ]);
  startJobs(platform, userId);
  return payload;
}
