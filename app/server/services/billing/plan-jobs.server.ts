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
 * A plan's end, at its instant: says so of the pages that it took down, puts the one back that its owner chose to stay
 * (`keptChoiceSchema`), and tells passes. What visitors see of the others was decided by reading already. A plan that was renewed a moment before stays as it is, and what is done twice is done once.
 */
export async function endPlan(platform: Platform, { userId, endsAt }: JobPayload<"endPlan">): Promise<void> {
  const end = new Date(endsAt);
  const isOver = isEndedAt(userId, end, platform.now());
  // Who withdrew was told at once.
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
    // What was chosen since for another plan stays.
    ...(choice ? [deleteKeptChoice(platform.db, userId, isOver)] : []),
  ]);
  startJobs(platform, userId);
  await followChanges(platform);
}

/** Why a plan ended at an instant; unknown of one that was not bought, or that nobody can tell the state of. */
async function causeOf({ db }: Platform, userId: string, end: Date): Promise<EndCause | undefined> {
  const record = pickSubscription(await listSubscriptions(db, userId))?.record;
  if (record?.endedAt === end.getTime()) return record.endedBy;
  return record?.cancelsAt === end.getTime() ? "cancelled" : undefined;
}
