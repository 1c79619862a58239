import type Stripe from "stripe";
import type { UserActor } from "~/domain/accounts/actor";
import type { ChangeInput } from "~/domain/billing/input";
import type { StoredSubscription } from "~/domain/billing/subscription-status";
import type { SubscriptionView } from "~/domain/billing/view";
import { AppError } from "~/domain/errors";
import { assertCan, ownOf } from "~/domain/permissions";
import { writeAll } from "~/server/data/batch.server";
import { dropJobs, enqueue } from "~/server/data/outbox.server";
import { deleteKeptChoice, storeKeptChoice } from "~/server/data/subscriptions.server";
import { startJobs } from "~/server/platform/job-queue.server";
import type { Platform } from "~/server/platform/platform.server";
import { consumeLimit } from "~/server/platform/rate-limits.server";
import { stripeOf } from "~/server/platform/stripe.server";
import { requireLiveSubscription } from "./live-subscription.server";
import { notifyKept } from "./notify-kept.server";
import { type Target, targetOf } from "./plan-change.server";
import { presentSubscription } from "./present-subscription.server";
import { priceId } from "./prices.server";
import { CUT_OFF_MS, runCommand } from "./run-command.server";
import { syncBilling } from "./sync-billing.server";
import { findBegun } from "./withdrawal.server";

/** The maximum age of the preview whose amount is charged, in seconds. */
const PREVIEW_SECONDS = 30 * 60;

/** A finished change, or the bank's page where it is to be confirmed first. */
export type Changed = { subscription: SubscriptionView } | { actionUrl: string };

/**
 * Changes seats or cycle: upgrades take effect and are paid immediately, downgrades with the next period. A planned
 * change is replaced, or restored by a job if this one fails. Where the bank requires confirmation, nothing is granted
 * before it.
 * @throws AppError conflict as `targetOf`, paymentDeclined, billingBusy; invalid on `prorationDate`; rate_limited;
 *   unavailable
 */
export async function changePlan(
  platform: Platform,
  actor: UserActor,
  { keep, prorationDate, ...change }: ChangeInput,
): Promise<Changed> {
  assertCan(actor, "edit", ownOf(actor, "plan"));
  const { userId } = actor;
  assertFresh(prorationDate, platform.now());
  await consumeLimit(platform, "billing", userId);
  const { actionUrl, isKept } = await runCommand(platform, userId, "change", change, async (key) => {
    await syncBilling(platform, userId);
    const subscription = await requireLiveSubscription(platform, actor);
    await assertNotWithdrawn(platform, userId, subscription);
    const target = targetOf(subscription, change);
    assertInPeriod(prorationDate, subscription);
    if (keep) await writeAll(platform.db, [storeKeptChoice(userId, keep, platform.now())]);
    const stripe = stripeOf(platform);
    // Before the release, so that a Worker that dies after it does not lose the planned downgrade.
    const { scheduled } = subscription.record;
    if (scheduled || isAsNow(subscription, target)) await dropRestoration(platform, userId);
    if (scheduled && !isAsNow(subscription, target))
      await storeRestoration(platform, userId, key, subscription, scheduled);
    await releaseSchedule(stripe, subscription);
    if (target.isImmediate) {
      const actionUrl = await changeNow(stripe, subscription, target, prorationDate, key);
      return { actionUrl, isKept: false };
    }
    const isKept = isAsNow(subscription, target);
    if (isKept) await writeAll(platform.db, [deleteKeptChoice(platform.db, userId)]);
    if (!isKept) await changeLater(stripe, subscription, target, key);
    return { actionUrl: undefined, isKept };
  });
  await syncBilling(platform, userId);
  if (isKept) await notifyKept(platform, userId);
  return actionUrl ? { actionUrl } : { subscription: await presentSubscription(platform, userId) };
}

function assertFresh(prorationDate: number | undefined, now: Date): void {
  if (prorationDate === undefined) return;
  const age = now.getTime() / 1000 - prorationDate;
  if (age < -60 || age > PREVIEW_SECONDS) throw new AppError("invalid", { field: "prorationDate" });
}

/** A started withdrawal refunds what had been paid by then, and ends the plan when it is finished. */
async function assertNotWithdrawn(
  platform: Platform,
  userId: string,
  { id }: StoredSubscription,
): Promise<void> {
  if ((await findBegun(platform, userId))?.subscriptionId === id)
    throw new AppError("conflict", { messageKey: "billingBusy", retryAfter: 60 });
}

/** Stripe accepts no date before the current period: the plan was renewed since the preview. */
function assertInPeriod(prorationDate: number | undefined, { record }: StoredSubscription): void {
  if (prorationDate !== undefined && prorationDate * 1000 < record.periodStartsAt)
    throw new AppError("invalid", { field: "prorationDate" });
}

type Plan = Pick<Target, "cycle" | "seats">;

export const isAsNow = ({ record }: StoredSubscription, { cycle, seats }: Plan) =>
  record.cycle === cycle && record.seats === seats;

/** Schedules the restoration of a planned change, in case this change comes to nothing in time. */
async function storeRestoration(
  platform: Platform,
  userId: string,
  commandId: string,
  { record }: StoredSubscription,
  { seats, cycle }: Plan,
): Promise<void> {
  const now = platform.now();
  const before = { seats: record.seats, cycle: record.cycle };
  const payload = { userId, commandId, before, downgrade: { seats, cycle }, run: 0 };
  const runAt = new Date(now.getTime() + CUT_OFF_MS);
  await writeAll(platform.db, [enqueue({ name: "restoreDowngrade", shard: userId, payload, runAt }, now)]);
  startJobs(platform, userId);
}

/** The latest request wins: no earlier choice is restored after it. */
export async function dropRestoration({ db, now }: Platform, userId: string): Promise<void> {
  await writeAll(db, [dropJobs(db, "restoreDowngrade", userId, now())]);
}

/** A subscription with a schedule can only be changed through it. */
export async function releaseSchedule(stripe: Stripe, { record }: StoredSubscription): Promise<void> {
  if (record.scheduleId) await stripe.subscriptionSchedules.release(record.scheduleId);
}

/** @returns the bank's confirmation page, if there is one */
async function changeNow(
  stripe: Stripe,
  { id, record }: StoredSubscription,
  { cycle, seats }: Target,
  prorationDate: number | undefined,
  key: string,
): Promise<string | undefined> {
  const changed = await stripe.subscriptions.update(
    id,
    {
      items: [{ id: record.itemId, price: await priceId(stripe, cycle), quantity: seats }],
      proration_behavior: "always_invoice",
      ...(prorationDate !== undefined && { proration_date: prorationDate }),
      payment_behavior: "pending_if_incomplete",
      expand: ["latest_invoice"],
    },
    { idempotencyKey: key },
  );
  if (!changed.pending_update) return undefined;
  const invoice = changed.latest_invoice;
  const url = typeof invoice === "object" ? invoice?.hosted_invoice_url : undefined;
  if (!url) throw new Error(`the pending change of ${id} has no page to pay at`);
  return url;
}

/** Schedules a smaller plan for the next period. The subscription has no schedule. */
export async function changeLater(
  stripe: Stripe,
  { id }: StoredSubscription,
  { cycle, seats }: Plan,
  key: string,
): Promise<void> {
  const price = await priceId(stripe, cycle);
  const schedule = await stripe.subscriptionSchedules.create(
    { from_subscription: id },
    { idempotencyKey: `${key}-create` },
  );
  const [current] = schedule.phases;
  if (!current) throw new Error(`schedule ${schedule.id} has no phase`);
  const discounts = current.discounts.flatMap(({ discount }) =>
    discount ? [{ discount: typeof discount === "string" ? discount : discount.id }] : [],
  );
  const kept = discounts.length > 0 ? { discounts } : {};
  await stripe.subscriptionSchedules.update(
    schedule.id,
    {
      end_behavior: "release",
      phases: [
        {
          ...kept,
          items: current.items.map((item) => ({
            price: typeof item.price === "string" ? item.price : item.price.id,
            quantity: item.quantity,
          })),
          start_date: current.start_date,
          end_date: current.end_date,
        },
        {
          ...kept,
          items: [{ price, quantity: seats }],
          proration_behavior: "none",
          duration: { interval: cycle === "yearly" ? "year" : "month", interval_count: 1 },
        },
      ],
    },
    { idempotencyKey: `${key}-update` },
  );
}
