import type { UserActor } from "~/domain/accounts/actor";
import { AppError } from "~/domain/errors";
import { isJobName, JOBS } from "~/domain/jobs";
import { errorLine } from "~/domain/operations/error-line";
import type { DeadJob, Listed } from "~/domain/operations/view";
import { insertAuditWhere } from "~/server/data/audit.server";
import { writeAll } from "~/server/data/batch.server";
import { findDeadJob, isJobDead, listDeadJobs, reviveJob } from "~/server/data/dead-jobs.server";
import type { OutboxRow } from "~/server/data/outbox.server";
import { startJobs } from "~/server/platform/job-queue.server";
import type { Platform } from "~/server/platform/platform.server";
import { cutList, type ListInput } from "~/server/services/cursor.server";
import { assertOperator, assertOperatorStep } from "./operator.server";

/**
 * The dead jobs, latest first. Their payloads stay on the server.
 * @throws AppError not_found, passkey_required
 */
export async function listFailedJobs(
  platform: Platform,
  actor: UserActor,
  { limit, after }: ListInput,
): Promise<Listed<DeadJob>> {
  assertOperator(platform, actor, "list");
  const { shown, ...rest } = cutList(await listDeadJobs(platform.db, limit + 1, after), limit);
  const items = shown.map(({ row, createdAt }) => ({
    id: row.id,
    name: row.name,
    attempts: row.attempts,
    error: errorLine(row.lastError),
    diedAt: createdAt.toISOString(),
    isRetryable: isRetryable(row),
  }));
  return { items, ...rest };
}

/**
 * Retries a dead job at once. Idempotent.
 * @throws AppError not_found, passkey_required, reauthentication_required, rate_limited, conflict where
 *   its payload is no longer complete
 */
export async function retryJob(platform: Platform, actor: UserActor, id: string): Promise<void> {
  await assertOperatorStep(platform, actor, "retry");
  const { db, requestId } = platform;
  const row = await findDeadJob(db, id);
  if (!row) return;
  if (!isRetryable(row)) throw new AppError("conflict", { messageKey: "jobIncomplete" });
  const now = platform.now();
  const entry = {
    actorId: actor.userId,
    action: "job.retry",
    thing: id,
    detail: { name: row.name },
    requestId,
  };
  await writeAll(db, [insertAuditWhere(entry, now, isJobDead(id)), reviveJob(db, id, now)]);
  startJobs(platform, row.shard);
}

function isRetryable({ name, version, payload }: OutboxRow): boolean {
  if (!isJobName(name) || version !== JOBS[name].version) return false;
  return JOBS[name].payload.safeParse(payload).success;
}
