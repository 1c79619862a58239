import { DAY_MS } from "~/domain/durations";
import { newId } from "~/domain/ids";
import { hourBucket } from "~/domain/job-keys";
import { firstStoredDay } from "~/domain/visits/months";
import { writeAll } from "~/server/data/batch.server";
import { enqueue, overdueShards } from "~/server/data/outbox.server";
import type { Bindings } from "~/server/platform/bindings.server";
import { startJobs } from "~/server/platform/job-queue.server";
import { createPlatform, logError } from "~/server/platform/platform.server";
import { readClockOffset } from "~/server/platform/sandbox-clock.server";
import { COLLECTED_PREFIXES } from "~/server/services/media/collect-objects.server";
import { reportJobs } from "~/server/services/operations/report-jobs.server";
import { followChanges } from "~/server/services/passes/follow-changes.server";

/** A job this late was missed by the fast path. */
const OVERDUE_MS = 60_000;
const MAX_SHARDS = 200;
/** How far back the database can be set, by D1's Time Travel, and a few days more. */
const RESTORABLE_MS = 35 * DAY_MS;

interface WatchOptions {
  /** How late a job must be to count as missed. */
  overdueMs?: number;
  /** As in PlatformRequest, if known already. */
  clockOffset?: number;
}

/**
 * Runs each minute by cron: turns the change log into jobs, including changes by operators' statements, runs the queues
 * of jobs that the fast path missed, enqueues once an hour the collection of unused data, and once a day the comparison
 * with the payment service and the search for expired contacts, and once a month the folding of visits.
 */
export async function watchOutbox(
  bindings: Bindings,
  execution: Pick<ExecutionContext, "waitUntil">,
  { overdueMs = OVERDUE_MS, clockOffset }: WatchOptions = {},
): Promise<void> {
  const waitUntil = (work: Promise<unknown>) => execution.waitUntil(work);
  const offset = clockOffset ?? (await readClockOffset(bindings));
  const request = { requestId: newId("req"), ip: "127.0.0.1", clockOffset: offset, waitUntil };
  const platform = createPlatform(bindings, request);
  const now = platform.now();
  // A failure to process the log must not block the queues; the next run retries.
  await followChanges(platform).catch((error) =>
    logError("the change log could not be followed", error, platform.requestId),
  );
  const payload = { slot: hourBucket(now) };
  const day = { slot: now.toISOString().slice(0, 10), after: "" };
  const restorable = new Date(now.getTime() - RESTORABLE_MS).toISOString();
  const before = firstStoredDay(platform.realNow().toISOString().slice(0, 10));
  const monthly = { before, after: "", run: 0 };
  await writeAll(platform.db, [
    enqueue({ name: "collectGarbage", shard: "system", payload }, now),
    enqueue({ name: "reconcileBilling", shard: "system", payload: day }, now),
    enqueue({ name: "resyncBilling", shard: "system", payload: { ...day, since: restorable } }, now),
    enqueue({ name: "sweepContacts", shard: "system", payload: day }, now),
    enqueue({ name: "sweepVisits", shard: "system", payload }, now),
    enqueue({ name: "foldVisits", shard: "system", payload: monthly }, now),
    ...COLLECTED_PREFIXES.map((prefix) =>
      enqueue({ name: "collectObjects", shard: "objects", payload: { ...day, prefix } }, now),
    ),
  ]);
  if (now.getUTCMinutes() === 0)
    await reportJobs(platform).catch((error) =>
      logError("late and dead jobs could not be reported", error, platform.requestId),
    );
  const late = await overdueShards(platform.db, new Date(now.getTime() - overdueMs), MAX_SHARDS);
  for (const shard of new Set([...late, "system"])) startJobs(platform, shard);
}
