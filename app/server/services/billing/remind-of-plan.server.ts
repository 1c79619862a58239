import { isLive, pickSubscription } from "~/domain/billing/subscription-status";
import type { JobPayload } from "~/domain/jobs";
import { writeAll } from "~/server/data/batch.server";
import { findStaying } from "~/server/data/plan-limits.server";
import { findKeptChoice, listSubscriptions } from "~/server/data/subscriptions.server";
import { startJobs } from "~/server/platform/job-queue.server";
import type { Platform } from "~/server/platform/platform.server";
import { type Notification, notify } from "~/server/services/notifications/notify.server";
import { findReduction } from "./planned-reduction.server";

/**
 * Reminds of a yearly renewal, of an end, or of a smaller plan that not everything fits, in advance; nothing where the
 * plan has changed by now.
 */
export async function remindOfPlan(
  platform: Platform,
  { userId, kind, days, date }: JobPayload<"remindOfPlan">,
): Promise<void> {
  const picked = pickSubscription(await listSubscriptions(platform.db, userId));
  if (!picked || !isLive(picked) || Date.parse(date) <= platform.now().getTime()) return;
  if (kind === "shrinks") return remindOfReduction(platform, { userId, days, date });
  const { record } = picked;
  const isStill =
    kind === "ends"
      ? record.cancelsAt === Date.parse(date)
      : record.cancelsAt === undefined && record.periodEndsAt === Date.parse(date);
  if (!isStill) return;
  const dedupeKey = `${kind}:${picked.id}:${date}:${days}`;
  const stays = await findStaying(platform.db, userId, await findKeptChoice(platform.db, userId));
  const notice: Notification =
    kind === "ends"
      ? { userId, kind: "endsSoon", dedupeKey, payload: { date, days, ...(stays && { stays }) } }
      : {
          userId,
          kind: "renewsSoon",
          dedupeKey,
          payload: { date, amount: record.nextAmount ?? 0, currency: record.currency },
        };
  await writeAll(platform.db, notify(platform, notice));
  startJobs(platform, userId);
}

async function remindOfReduction(
  platform: Platform,
  { userId, days, date }: Omit<JobPayload<"remindOfPlan">, "kind">,
): Promise<void> {
  const reduction = await findReduction(platform, userId);
  if (reduction?.date !== date) return;
  const dedupeKey = `shrinks:${userId}:${date}:${days}`;
  await writeAll(
    platform.db,
    notify(platform, { userId, kind: "shrinksSoon", dedupeKey, payload: reduction }),
  );
  startJobs(platform, userId);
}
