import type { JobPayload } from "~/domain/jobs";
import { writeAll } from "~/server/data/batch.server";
import { enqueue } from "~/server/data/outbox.server";
import { passCardsOfOwner, passCardsOfTemplate } from "~/server/data/passes.server";
import { startJobs } from "~/server/platform/job-queue.server";
import type { Platform } from "~/server/platform/platform.server";
import { passJobs } from "./pass-jobs.server";

/** Cards per batch of jobs. */
const AT_ONCE = 25;
/** The interval of such batches for a template's cards: a thousand phones are notified within eight minutes. */
const GROUP_EVERY_MS = 12_000;

/**
 * The job `refreshPasses`: the owner of cards was blocked or unblocked, or their plan began, changed or ended, so that
 * the passes of all their cards change. Or a template was changed: the passes of its cards are updated over minutes,
 * since it is not urgent, and at Google only where they are outdated.
 */
export async function refreshPasses(platform: Platform, payload: JobPayload<"refreshPasses">): Promise<void> {
  const { ownerId, templateId, revision } = payload;
  const now = platform.now();
  const cards = templateId
    ? await passCardsOfTemplate(platform.db, templateId)
    : await passCardsOfOwner(platform.db, ownerId);
  // A template's change raises the shown version; a change of plan or account does not.
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
