import type { UserActor } from "~/domain/accounts/actor";
import { amountOf, discountedCents, seatPriceCents } from "~/domain/billing/amounts";
import { beyondPlan, isNothing } from "~/domain/billing/beyond";
import type { PlanChange } from "~/domain/billing/input";
import type { BillingPreview } from "~/domain/billing/view";
import { assertCan, ownOf } from "~/domain/permissions";
import { countForPlan } from "~/server/data/plan-limits.server";
import type { Platform } from "~/server/platform/platform.server";
import { consumeLimit } from "~/server/platform/rate-limits.server";
import { stripeOf } from "~/server/platform/stripe.server";
import { requireLiveSubscription } from "./live-subscription.server";
import { targetOf } from "./plan-change.server";
import { previewLines } from "./preview-lines.server";
import { priceId } from "./prices.server";
import { told } from "./run-command.server";

/**
 * The cost of a change, to the cent, before it is made: today's amount as computed by Stripe, and the next one.
 * @throws AppError conflict as {@link targetOf}, or noSubscription; rate_limited; unavailable
 */
export async function previewChange(
  platform: Platform,
  actor: UserActor,
  change: PlanChange,
): Promise<BillingPreview> {
  assertCan(actor, "view", ownOf(actor, "plan"));
  const subscription = await requireLiveSubscription(platform, actor);
  const { record } = subscription;
  const target = targetOf(subscription, change);
  const over = beyondPlan(await countForPlan(platform.db, actor.userId), target.seats);
  const seatPrice = target.cycle === record.cycle ? record.seatPrice : seatPriceCents(target.cycle);
  const nextAt =
    target.isImmediate && target.cycle !== record.cycle ? yearAfter(platform.now()) : record.periodEndsAt;
  const nextAmount = discountedCents(seatPrice * target.seats, record.discount, nextAt);
  const prorationDate = Math.floor(platform.now().getTime() / 1000);
  const charged = target.isImmediate
    ? await chargedNow(platform, actor, subscription, target, prorationDate)
    : { dueNow: 0, lines: [] };
  return {
    ...charged,
    currency: record.currency.toUpperCase(),
    nextAmount: amountOf(nextAmount, record.currency),
    nextDate: new Date(nextAt).toISOString(),
    isImmediate: target.isImmediate,
    replacesScheduled: record.scheduled !== undefined,
    ...(target.isImmediate && { prorationDate }),
    ...(!isNothing(over) && { overLimit: over }),
  };
}

async function chargedNow(
  platform: Platform,
  { userId }: UserActor,
  { id, record }: Awaited<ReturnType<typeof requireLiveSubscription>>,
  target: ReturnType<typeof targetOf>,
  prorationDate: number,
): Promise<Pick<BillingPreview, "dueNow" | "lines">> {
  await consumeLimit(platform, "billingPreview", userId);
  const stripe = stripeOf(platform);
  try {
    const price = await priceId(stripe, target.cycle);
    const invoice = await stripe.invoices.createPreview({
      subscription: id,
      subscription_details: {
        items: [{ id: record.itemId, price, quantity: target.seats }],
        proration_behavior: "always_invoice",
        proration_date: prorationDate,
      },
    });
    return { dueNow: amountOf(invoice.amount_due, record.currency), lines: previewLines(invoice) };
  } catch (error) {
    throw told(error);
  }
}

/** The same day a year later, in UTC; 29 February is followed by the 28th. */
function yearAfter(now: Date): number {
  const later = new Date(now);
  later.setUTCFullYear(now.getUTCFullYear() + 1);
  if (later.getUTCMonth() !== now.getUTCMonth()) later.setUTCDate(0);
  return later.getTime();
}
