import { DAY_MS, HOUR_MS } from "~/domain/durations";
import type { JobPayload } from "~/domain/jobs";
import { writeAll } from "~/server/data/batch.server";
import { deleteOldBilling } from "~/server/data/billing-customers.server";
import { enqueue } from "~/server/data/outbox.server";
import { overdueSubscribers } from "~/server/data/subscriptions.server";
import { startJobs } from "~/server/platform/job-queue.server";
import type { Platform } from "~/server/platform/platform.server";
import { RECONCILING } from "./sync-billing.server";

/** How long events and commands are stored: Stripe delivers nothing older. */
const STORED_MS = 30 * DAY_MS;
/** Accounts per run; the next continues after them. */
const BATCH_SIZE = 100;

/**
 * Daily: syncs every account whose period ended more than an hour ago without being renewed or ended here, or that has
 * had a payment due for as long, since an event may have been lost; and deletes events and commands that are no longer
 * needed.
 */
export async function reconcileBilling(
  platform: Platform,
  { slot, after }: JobPayload<"reconcileBilling">,
): Promise<void> {
  const { db } = platform;
  const now = platform.now();
  const late = await overdueSubscribers(db, new Date(now.getTime() - HOUR_MS), after, BATCH_SIZE);
  const last = late.at(-1);
  const payload = { since: platform.realNow().toISOString(), cause: `${RECONCILING}${slot}` };
  await writeAll(db, [
    ...late.map(({ userId }) =>
      enqueue({ name: "syncBilling", shard: userId, payload: { ...payload, userId } }, now),
    ),
    ...(late.length === BATCH_SIZE && last
      ? [enqueue({ name: "reconcileBilling", shard: "system", payload: { slot, after: last.userId } }, now)]
      : deleteOldBilling(db, new Date(now.getTime() - STORED_MS))),
  ]);
  for (const { userId } of late) startJobs(platform, userId);
}
