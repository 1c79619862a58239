import type { JobPayload } from "~/domain/jobs";
import { writeAll } from "~/server/data/batch.server";
import { enqueue } from "~/server/data/outbox.server";
import { passCardsOfOwner } from "~/server/data/passes.server";
import { wakeJobs } from "~/server/platform/job-queue.server";
import type { Platform } from "~/server/platform/platform.server";
import { passJobs } from "./pass-jobs.server";

/** Cards whose jobs are written together. */
const AT_ONCE = 25;

/**
 * The job `refreshPasses`: the owner of cards was blocked or let in again, or their plan began, changed or ended, so that
 * the passes of all their cards read differently.
 */
export async function refreshPasses(platform: Platform, payload: JobPayload<"refreshPasses">): Promise<void> {
  const { ownerId, revision } = payload;
  const now = platform.now();
  const cards = await passCardsOfOwner(platform.db, ownerId);
  for (let i = 0; i < cards.length; i += AT_ONCE) {
    const jobs = cards.slice(i, i + AT_ONCE).flatMap((card) => passJobs(card, now, revision));
    await writeAll(
      platform.db,
      jobs.map((job) => enqueue(job, now)),
    );
  }
  if (cards.length > 0) wakeJobs(platform, ownerId);
}
