import type { JobPayload } from "~/domain/jobs";
import { writeAll } from "~/server/data/batch.server";
import { insertPassJobs } from "~/server/data/pass-jobs.server";
import { cardsWithPasses } from "~/server/data/passes.server";
import { wakeJobs } from "~/server/platform/job-queue.server";
import type { Platform } from "~/server/platform/platform.server";

/** Cards whose jobs are written together. */
const AT_ONCE = 25;

/**
 * The job `refreshPasses`: the owner of cards was blocked or let in again, or their plan began, changed or ended, so that
 * the passes of all their cards read differently. Triggers write it, for changes made by plain SQL as well.
 */
export async function refreshPasses(platform: Platform, payload: JobPayload<"refreshPasses">): Promise<void> {
  const { ownerId, revision } = payload;
  const now = platform.now();
  const cards = await cardsWithPasses(platform.db, ownerId);
  for (let i = 0; i < cards.length; i += AT_ONCE) {
    const jobs = cards
      .slice(i, i + AT_ONCE)
      .flatMap(({ id }) => insertPassJobs({ id, ownerId }, now, revision));
    await writeAll(platform.db, jobs);
  }
  if (cards.length > 0) wakeJobs(platform, ownerId);
}
