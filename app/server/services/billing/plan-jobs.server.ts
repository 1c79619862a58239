import type { EndCause } from "~/domain/billing/subscription-record";
import { pickSubscription } from "~/domain/billing/subscription-status";
import { HOUR_MS } from "~/domain/durations";
import type { JobPayload } from "~/domain/jobs";
import { writeAll } from "~/server/data/batch.server";
import { isUntoldSince } from "~/server/data/notifications.server";
import { findStaying, isEndedAt, markExpired } from "~/server/data/plan-limits.server";
import { deleteKeptChoice, findKeptChoice, listSubscriptions } from "~/server/data/subscriptions.server";
import { startJobs } from "~/server/platform/job-queue.server";
import type { Platform } from "~/server/platform/platform.server";
import { notify } from "~/server/services/notifications/notify.server";
import { followChanges } from "~/server/services/passes/follow-changes.server";

/**
 * Ends a plan at its instant: marks the pages that it took down, publishes the one that its owner chose to stay
 * (`keptChoiceSchema`), and updates passes. What visitors see of the others was already decided on read. A plan that
 * was renewed just before stays as it is. Idempotent.
 */
export async function endPlan(platform: Platform, { userId, endsAt }: JobPayload<"endPlan">): Promise<void> {
  const end = new Date(endsAt);
  const isOver = isEndedAt(userId, end, platform.now());
  // A withdrawal was notified at once.
  const since = new Date(end.getTime() - HOUR_MS);
  const isNews = isUntoldSince(userId, "withdrawn", since, isOver);
  const choice = await findKeptChoice(platform.db, userId);
  const [stays, cause] = await Promise.all([
    findStaying(platform.db, userId, choice),
    causeOf(platform, userId, end),
  ]);
  const payload = { date: endsAt, ...(cause && { cause }), ...(stays && { stays }) };
  await writeAll(platform.db, [
    ...markExpired(userId, end, choice?.pages[0], isOver),
    ...notify(
      platform,
      { userId, kind: "ended", dedupeKey: `ended:${userId}:${endsAt}`, payload },
      { when: isNews },
    ),
    // A choice made since for another plan stays.
    ...(choice ? [deleteKeptChoice(platform.db, userId, isOver)] : []),
  ]);
  startJobs(platform, userId);
  await followChanges(platform);
}

/** Why a plan ended at an instant; undefined for one that was not bought, or whose state is unknown. */
async function causeOf({ db }: Platform, userId: string, end: Date): Promise<EndCause | undefined> {
  const record = pickSubscription(await listSubscriptions(db, userId))?.record;
  if (record?.endedAt === end.getTime()) return record.endedBy;
  return record?.cancelsAt === end.getTime() ? "cancelled" : undefined;
}
