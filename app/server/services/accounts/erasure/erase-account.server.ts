import { DAY_MS, HOUR_MS } from "~/domain/durations";
import type { JobPayload } from "~/domain/jobs";
import { LIMITS } from "~/domain/limits";
import { writeAll } from "~/server/data/batch.server";
import { findDeletedAccount, markErased } from "~/server/data/leaving.server";
import { enqueue } from "~/server/data/outbox.server";
import { startJobs } from "~/server/platform/job-queue.server";
import type { Platform } from "~/server/platform/platform.server";
import { followChanges } from "~/server/services/passes/follow-changes.server";
import { ERASURE_STEPS } from "./steps.server";

/**
 * The job `eraseAccount`: erases some of a deleted account's data and enqueues itself for the rest. The rest is
 * determined again each time, so an interrupted run is completed by the next.
 */
export async function eraseAccount(platform: Platform, payload: JobPayload<"eraseAccount">): Promise<void> {
  const { userId, phase, run } = payload;
  const account = await findDeletedAccount(platform.db, userId);
  if (!account) return;
  const now = platform.now();
  const job = (next: Omit<JobPayload<"eraseAccount">, "userId">, runAt?: Date) =>
    enqueue({ name: "eraseAccount", shard: userId, payload: { userId, ...next }, runAt }, now);
  for (const erase of ERASURE_STEPS) {
    if (!(await erase(platform, account))) continue;
    await writeAll(platform.db, [job({ phase, run: run + 1 })]);
    startJobs(platform, userId);
    return;
  }
  const later = (milliseconds: number) => new Date(account.deletedAt.getTime() + milliseconds);
  await writeAll(platform.db, [
    markErased(platform.db, userId, now),
    job({ phase: "late", run: 0 }, later(HOUR_MS)),
    job({ phase: "holds", run: 0 }, later(LIMITS.slugHoldDays * DAY_MS + HOUR_MS)),
  ]);
  // Cards are emptied now: wallets are updated.
  platform.defer(followChanges(platform));
}
