import { newId } from "~/domain/ids";
import { hourSlot } from "~/domain/jobs";
import { insertJob, overdueShards } from "~/server/data/outbox.server";
import type { Bindings } from "~/server/platform/bindings.server";
import { wakeJobs } from "~/server/platform/job-queue.server";
import { createPlatform } from "~/server/platform/platform.server";

/** A job this late was missed by the fast path. */
const OVERDUE_MS = 60_000;
const MAX_SHARDS = 200;

/**
 * Runs each minute by cron: wakes the queues of jobs that the fast path missed, and once an hour asks for the
 * collection of what nobody needs any more.
 */
export async function watchOutbox(bindings: Bindings, execution: ExecutionContext): Promise<void> {
  const waitUntil = (work: Promise<unknown>) => execution.waitUntil(work);
  const platform = createPlatform(bindings, { requestId: newId("req"), ip: "127.0.0.1", waitUntil });
  const now = platform.now();
  const payload = { slot: hourSlot(now) };
  await insertJob(platform.db, { name: "collectGarbage", shard: "system", payload }, now);
  const late = await overdueShards(platform.db, new Date(now.getTime() - OVERDUE_MS), MAX_SHARDS);
  for (const shard of new Set([...late, "system"])) wakeJobs(platform, shard);
}
