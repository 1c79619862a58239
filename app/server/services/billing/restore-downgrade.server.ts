import { MINUTE_MS } from "~/domain/durations";
import type { JobPayload } from "~/domain/jobs";
import { writeAll } from "~/server/data/batch.server";
import { enqueue } from "~/server/data/outbox.server";
import type { Platform } from "~/server/platform/platform.server";
import { stripeOf } from "~/server/platform/stripe.server";
import { changeLater, isAsNow, releaseSchedule } from "./change-plan.server";
import { findLiveSubscription } from "./live-subscription.server";
import { runCommand } from "./run-command.server";
import { syncBilling } from "./sync-billing.server";

/**
 * Restores a downgrade that was released for another change, if that came to nothing: it was declined, refused or
 * interrupted, or the bank's confirmation timed out. A later change or cancellation of the plan takes precedence.
 * @throws AppError as runCommand, so that the job is retried
 */
export async function restoreDowngrade(
  platform: Platform,
  payload: JobPayload<"restoreDowngrade">,
): Promise<void> {
  const { userId, before, downgrade } = payload;
  await runCommand(platform, userId, "restore", downgrade, async (key) => {
    await syncBilling(platform, userId);
    const subscription = await findLiveSubscription(platform, userId);
    if (!subscription || !isAsNow(subscription, before)) return;
    const { cancelsAt, scheduled, pending } = subscription.record;
    if (cancelsAt !== undefined || scheduled) return;
    if (pending) {
      await askAgain(platform, payload, pending.expiresAt);
      return;
    }
    const stripe = stripeOf(platform);
    await releaseSchedule(stripe, subscription);
    await changeLater(stripe, subscription, downgrade, key);
  });
  await syncBilling(platform, userId);
}

/** The bank may still confirm until `at`. */
async function askAgain(
  platform: Platform,
  payload: JobPayload<"restoreDowngrade">,
  at: number,
): Promise<void> {
  const now = platform.now();
  const runAt = new Date(Math.max(at, now.getTime()) + MINUTE_MS);
  const next = { ...payload, run: payload.run + 1 };
  await writeAll(platform.db, [
    enqueue({ name: "restoreDowngrade", shard: payload.userId, payload: next, runAt }, now),
  ]);
}
