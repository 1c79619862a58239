import type { UserActor } from "~/domain/accounts/actor";
import { EXPORT_LATEST_MS } from "~/domain/accounts/export";
import { AppError } from "~/domain/errors";
import { newId } from "~/domain/ids";
import { assertCan, ownOf } from "~/domain/permissions";
import { insertAudit } from "~/server/data/audit.server";
import { writeAll } from "~/server/data/batch.server";
import { exportExists, insertExport, listExports } from "~/server/data/exports.server";
import { enqueue } from "~/server/data/outbox.server";
import { findUser } from "~/server/data/users.server";
import { startJobs } from "~/server/platform/job-queue.server";
import type { Platform } from "~/server/platform/platform.server";
import { consumeLimit, refundLimit } from "~/server/platform/rate-limits.server";
import { assertConfirmed } from "~/server/services/accounts/confirm.server";
import { exportKey, exportShard } from "./export-files.server";
import { exportState } from "./get-export.server";

/**
 * Begins an export of everything that the actor's account holds, on every plan. One at a time, and few a day.
 * @throws AppError reauthentication_required, forbidden (verifyFirst) until the address is verified, conflict (exportRunning), rate_limited
 */
export async function requestExport(platform: Platform, actor: UserActor): Promise<{ id: string }> {
  assertCan(actor, "export", ownOf(actor, "account"));
  const { db } = platform;
  const now = platform.now();
  const user = await findUser(db, actor.userId);
  if (!user) throw new AppError("unauthorized");
  assertConfirmed(platform, actor);
  if (!user.emailVerifiedAt) throw new AppError("forbidden", { messageKey: "verifyFirst" });
  const states = (await listExports(db, user.id)).map((row) => exportState(row, now));
  if (states.some((state) => state === "waiting" || state === "running")) throw running();
  await consumeLimit(platform, "exportAccount", user.id);
  const id = newId("exp");
  const entry = { actorId: user.id, action: "account.export", thing: id, requestId: platform.requestId };
  const since = new Date(now.getTime() - EXPORT_LATEST_MS);
  const [begun = 0] = await writeAll(db, [
    insertExport({ id, userId: user.id, key: exportKey(user.id, id), createdAt: now }, since),
    enqueue({ name: "makeExport", shard: exportShard(user.id), payload: { exportId: id, step: 0 } }, now, {
      when: exportExists(id),
    }),
  ]);
  if (begun === 0) {
    await refundLimit(platform, "exportAccount", user.id);
    throw running();
  }
  await writeAll(db, [insertAudit(db, entry, now)]);
  startJobs(platform, exportShard(user.id));
  return { id };
}

const running = () => new AppError("conflict", { messageKey: "exportRunning" });
