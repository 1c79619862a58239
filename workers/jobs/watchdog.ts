import { newId } from "~/domain/ids";
import { hourBucket } from "~/domain/jobs";
import { writeAll } from "~/server/data/batch.server";
import { enqueue, overdueShards } from "~/server/data/outbox.server";
import type { Bindings } from "~/server/platform/bindings.server";
import { wakeJobs } from "~/server/platform/job-queue.server";
import { createPlatform, logError } from "~/server/platform/platform.server";
import { followChanges } from "~/server/services/passes/follow-changes.server";

/** A job this late was missed by the fast path. */
const OVERDUE_MS = 60_000;
const MAX_SHARDS = 200;

/**
 * Runs each minute by cron: makes jobs of what the change log says, operators' statements included, runs the queues of
 * jobs that the fast path missed, and once an hour enqueues the collection of what is no longer used.
 */
export async function watchOutbox(bindings: Bindings, execution: ExecutionContext): Promise<void> {
  const waitUntil = (work: Promise<unknown>) => execution.waitUntil(work);
  const platform = createPlatform(bindings, { requestId: newId("req"), ip: "127.0.0.1", waitUntil });
  const now = platform.now();
  // What the log cannot be turned into now must not keep the queues asleep; the next run tries again.
  await followChanges(platform).catch((error) =>
    logError("the change log could not be followed", error, platform.requestId),
  );
  const payload = { slot: hourBucket(now) };
  await writeAll(platform.db, [enqueue({ name: "collectGarbage", shard: "system", payload }, now)]);
  const late = await overdueShards(platform.db, new Date(now.getTime() - OVERDUE_MS), MAX_SHARDS);
  for (const shard of new Set([...late, "system"])) wakeJobs(platform, shard);
}
