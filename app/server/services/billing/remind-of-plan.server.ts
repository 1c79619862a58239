import { isLive, pickSubscription } from "~/domain/billing/subscription-status";
import type { JobPayload } from "~/domain/jobs";
import { writeAll } from "~/server/data/batch.server";
import { listSubscriptions } from "~/server/data/subscriptions.server";
import { wakeJobs } from "~/server/platform/job-queue.server";
import type { Platform } from "~/server/platform/platform.server";
import { type Notification, notify } from "~/server/services/notifications/notify.server";

/** Tells of a yearly renewal or of an end before it comes; nothing where the plan is another one by now. */
export async function remindOfPlan(
  platform: Platform,
  { userId, kind, days, date }: JobPayload<"remindOfPlan">,
): Promise<void> {
  const picked = pickSubscription(await listSubscriptions(platform.db, userId));
  if (!picked || !isLive(picked) || Date.parse(date) <= platform.now().getTime()) return;
  const { record } = picked;
  const isStill =
    kind === "ends"
      ? record.cancelsAt === Date.parse(date)
      : record.cancelsAt === undefined && record.periodEndsAt === Date.parse(date);
  if (!isStill) return;
  const dedupeKey = `${kind}:${picked.id}:${date}:${days}`;
  const notice: Notification =
    kind === "ends"
      ? { userId, kind: "endsSoon", dedupeKey, payload: { date, days } }
      : {
          userId,
          kind: "renewsSoon",
          dedupeKey,
          payload: { date, amount: record.nextAmount ?? 0, currency: record.currency },
        };
  await writeAll(platform.db, notify(platform, notice));
  wakeJobs(platform, userId);
}
