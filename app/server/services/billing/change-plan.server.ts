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

/** How old the preview may be whose amount is charged, in seconds. */
const PREVIEW_SECONDS = 30 * 60;

/** A change that is made, or the page of the bank's where it is confirmed first. */
export type Changed = { subscription: SubscriptionView } | { actionUrl: string };

/**
 * Changes seats or cycle: more at once and paid for at once, less from the next period on. A change that waited is
 * replaced, or put back by a job where nothing comes of this one. Where the bank asks, nothing is granted before it is
 * answered.
 * @throws AppError conflict as `targetOf`, paymentDeclined, billingBusy; invalid on `prorationDate`; rate_limited; unavailable
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
    // Before the release, so that a Worker that dies behind it costs nobody the smaller price.
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

/** A withdrawal that was begun gives back what had been paid by then, and ends the plan once it is finished. */
async function assertNotWithdrawn(
  platform: Platform,
  userId: string,
  { id }: StoredSubscription,
): Promise<void> {
  if ((await findBegun(platform, userId))?.subscriptionId === id)
    throw new AppError("conflict", { messageKey: "billingBusy", retryAfter: 60 });
}

/** Stripe takes no date before the running period: the plan was renewed since the preview. */
function assertInPeriod(prorationDate: number | undefined, { record }: StoredSubscription): void {
  if (prorationDate !== undefined && prorationDate * 1000 < record.periodStartsAt)
    throw new AppError("invalid", { field: "prorationDate" });
}

type Plan = Pick<Target, "cycle" | "seats">;

export const isAsNow = ({ record }: StoredSubscription, { cycle, seats }: Plan) =>
  record.cycle === cycle && record.seats === seats;

/** Has a change that waits put back once this one was long enough under way, where nothing came of it. */
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

/** What somebody asks for now is what counts: nothing that they chose before is put back behind it. */
export async function dropRestoration({ db, now }: Platform, userId: string): Promise<void> {
  await writeAll(db, [dropJobs(db, "restoreDowngrade", userId, now())]);
}

/** A subscription with a schedule takes no change but by it. */
export async function releaseSchedule(stripe: Stripe, { record }: StoredSubscription): Promise<void> {
  if (record.scheduleId) await stripe.subscriptionSchedules.release(record.scheduleId);
}

/** @returns where the bank asks, if it does */
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

/** Has a smaller plan begin with the next period. The subscription has no schedule. */
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
