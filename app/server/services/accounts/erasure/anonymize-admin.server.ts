import type { JobPayload } from "~/domain/jobs";
import { anonymizeAdmin, auditIdAfter } from "~/server/data/audit.server";
import { writeAll } from "~/server/data/batch.server";
import { enqueue } from "~/server/data/outbox.server";
import { startJobs } from "~/server/platform/job-queue.server";
import type { Platform } from "~/server/platform/platform.server";

/** Entries that one run scans. */
const ENTRIES = 2_000;

/**
 * The job `forgetAdmin`: removes the name of a deleted admin, and their reasons, from the audit log entries that they
 * made. There is no index by actor, and none is needed: the log is scanned once, by id.
 */
export async function anonymizeDeletedAdmin(
  platform: Platform,
  { userId, after }: JobPayload<"forgetAdmin">,
): Promise<void> {
  const last = await auditIdAfter(platform.db, after, ENTRIES);
  if (last === undefined) return;
  const next = { name: "forgetAdmin" as const, shard: userId, payload: { userId, after: last } };
  await writeAll(platform.db, [anonymizeAdmin(userId, after, last), enqueue(next, platform.now())]);
  startJobs(platform, userId);
}
