import { MINUTE_MS } from "~/domain/durations";
import { hourBucket } from "~/domain/job-keys";
import { writeAll } from "~/server/data/batch.server";
import { countTroubledJobs } from "~/server/data/outbox.server";
import { startJobs } from "~/server/platform/job-queue.server";
import type { Platform } from "~/server/platform/platform.server";
import { notifyOperators, OPERATORS } from "./mail-operators.server";

/** From when on a job that is due is late: the watchdog starts it within a minute. */
const LATE_MS = 10 * MINUTE_MS;
const MAX_NAMES = 48;

/** Mails the operators which jobs are late or dead and how many, once an hour as long as there are any. */
export async function reportJobs(platform: Platform): Promise<void> {
  const now = platform.now();
  const troubled = await countTroubledJobs(platform.db, new Date(now.getTime() - LATE_MS), MAX_NAMES);
  if (troubled.length === 0) return;
  const sum = (kind: "late" | "dead") => troubled.reduce((total, each) => total + each[kind], 0);
  const notice = {
    noticeId: `jobs:${hourBucket(now)}`,
    subject: `jobs: ${sum("late")} late, ${sum("dead")} dead`,
    lines: [
      ...troubled.map(({ name, late, dead }) => `${name}: ${late} late, ${dead} dead`),
      'Dead jobs are listed, and retried, on the operators\' screen. See docs/runbook.md, "The queue is stuck".',
    ],
  };
  await writeAll(platform.db, [notifyOperators(notice, now)]);
  startJobs(platform, OPERATORS);
}
