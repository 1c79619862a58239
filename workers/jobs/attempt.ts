import { finishJob, leaseJob, markJobFailed, type OutboxRow } from "~/server/data/outbox.server";
import { isPermanent } from "~/server/platform/permanent-failure.server";
import { logError, type Platform } from "~/server/platform/platform.server";
import { backoffMs, MAX_ATTEMPTS } from "./backoff";
import { limitMs } from "./limits";
import { runJob } from "./table";

/**
 * One attempt at a job, and its result. The attempt is counted and the next one scheduled before it begins: a job that
 * never ends, or ends its isolate, is tried again later like any other failure, and is dead after as many. At least
 * once: a crash in between, or an end beyond the limit, runs it again.
 */
export async function attemptJob(
  platform: Platform,
  row: OutboxRow,
  limit: number = limitMs(row.name),
): Promise<void> {
  const { db } = platform;
  if (row.attempts >= MAX_ATTEMPTS)
    return setAside(platform, row, row.attempts, new Error(row.lastError ?? "it never ended"));
  const attempts = row.attempts + 1;
  const pause = backoffMs(attempts);
  const again = new Date(platform.now().getTime() + Math.max(limit, pause));
  if (!(await leaseJob(db, row, again))) return;
  try {
    await within(limit, runJob(platform, row));
    await finishJob(db, row, platform.now());
  } catch (error) {
    if (isPermanent(error) || attempts >= MAX_ATTEMPTS) return setAside(platform, row, attempts, error);
    logError("a job failed", error, platform.requestId, { job: row.id, name: row.name, attempts });
    const now = platform.now();
    await markJobFailed(db, row.id, String(error), new Date(now.getTime() + pause), now);
  }
}

async function setAside(
  platform: Platform,
  { id, name }: OutboxRow,
  attempts: number,
  error: unknown,
): Promise<void> {
  logError("a job is dead", error, platform.requestId, { job: id, name, attempts });
  await markJobFailed(platform.db, id, String(error), null, platform.now());
}

/** @throws Error where the work takes longer; it goes on, unheard */
async function within(limit: number, work: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`it took longer than ${limit / 1000} s`)), limit);
  });
  try {
    await Promise.race([work, over]);
  } finally {
    clearTimeout(timer);
  }
}
