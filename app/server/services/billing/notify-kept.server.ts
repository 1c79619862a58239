import { writeAll } from "~/server/data/batch.server";
import { startJobs } from "~/server/platform/job-queue.server";
import type { Platform } from "~/server/platform/platform.server";
import { notify } from "~/server/services/notifications/notify.server";
import { findLiveSubscription } from "./live-subscription.server";

/**
 * Notifies a user who reverted a cancellation or a planned change that the plan continues, and what is charged next.
 */
export async function notifyKept(platform: Platform, userId: string): Promise<void> {
  const subscription = await findLiveSubscription(platform, userId);
  const { nextAmount, periodEndsAt, currency } = subscription?.record ?? {};
  if (!subscription || nextAmount === undefined || periodEndsAt === undefined || !currency) return;
  const dedupeKey = `kept:${subscription.id}:${platform.now().toISOString()}`;
  const payload = { amount: nextAmount, currency, date: new Date(periodEndsAt).toISOString() };
  await writeAll(platform.db, notify(platform, { userId, kind: "planKept", dedupeKey, payload }));
  startJobs(platform, userId);
}
