import type { JobPayload } from "~/domain/jobs";
import { writeAll } from "~/server/data/batch.server";
import { enqueue } from "~/server/data/outbox.server";
import { passCardsOfOwner, passCardsOfTemplate } from "~/server/data/passes.server";
import { startJobs } from "~/server/platform/job-queue.server";
import type { Platform } from "~/server/platform/platform.server";
import { passJobs } from "./pass-jobs.server";

/** Cards whose jobs are written together. */
const AT_ONCE = 25;
/** Between two such groups of the cards that follow a template: a thousand phones are told within eight minutes. */
const GROUP_EVERY_MS = 12_000;

/**
 * The job `refreshPasses`: the owner of cards was blocked or let in again, or their plan began, changed or ended, so that
 * the passes of all their cards read differently. Or a template was changed: those of the cards that follow it are told
 * spread over minutes, since nothing of it is urgent, and Google of what its pass does not show yet.
 */
export async function refreshPasses(platform: Platform, payload: JobPayload<"refreshPasses">): Promise<void> {
  const { ownerId, templateId, revision } = payload;
  const now = platform.now();
  const cards = templateId
    ? await passCardsOfTemplate(platform.db, templateId)
    : await passCardsOfOwner(platform.db, ownerId);
  // What a template changes is of a later version; an owner's plan and account are not.
  const reason = templateId ? undefined : revision;
  for (let i = 0; i < cards.length; i += AT_ONCE) {
    const at = new Date(now.getTime() + (templateId ? (i / AT_ONCE) * GROUP_EVERY_MS : 0));
    const jobs = cards.slice(i, i + AT_ONCE).flatMap((card) => passJobs(card, at, reason));
    await writeAll(
      platform.db,
      jobs.map((job) => enqueue(job, now)),
    );
  }
  if (cards.length > 0) startJobs(platform, ownerId);
}
