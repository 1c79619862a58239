import type { JobPayload } from "~/domain/jobs";
import { type Condition, type Write, writeAll } from "~/server/data/batch.server";
import { deleteUploads, endExpiredExports, endExports, listExports } from "~/server/data/exports.server";
import { enqueue } from "~/server/data/outbox.server";
import type { Platform } from "~/server/platform/platform.server";
import { deleteWorkFiles, exportShard } from "./export-files.server";
import { abortUpload } from "./part-writer.server";

/**
 * The writes that end every export of a user, for the batch of their cause: a new password, another address. From then
 * on none is served; the files are deleted by the job. Wake `exportShard(userId)` for it to run at once.
 * @param slot names the cause: two of the same are one
 * @param when decided inside the write, which comes after the cause's
 */
export function removeExports(userId: string, slot: string, now: Date, when?: Condition): Write[] {
  const job = { name: "removeExports" as const, shard: exportShard(userId), payload: { userId, slot } };
  return [endExports(userId, when), enqueue(job, now, { when })];
}

/** The job `removeExports`: deletes the files of a user's ended or expired exports. */
export async function removeEndedExports(
  platform: Platform,
  { userId }: JobPayload<"removeExports">,
): Promise<void> {
  await writeAll(platform.db, [endExpiredExports(userId, platform.now())]);
  const ended = (await listExports(platform.db, userId)).filter(({ state }) => state === "gone");
  for (const row of ended) {
    await abortUpload(platform, row);
    await platform.bucket.delete(row.key);
    await deleteWorkFiles(platform, userId, row.id);
  }
  await writeAll(platform.db, deleteUploads(userId));
}
