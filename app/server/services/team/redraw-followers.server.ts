import { gatheredMinute } from "~/domain/job-keys";
import type { JobPayload } from "~/domain/jobs";
import { type Write, writeAll } from "~/server/data/batch.server";
import { enqueue } from "~/server/data/outbox.server";
import { drawnPages, followingPages, newShareImage } from "~/server/data/page-templates.server";
import { isStoredTemplate, type StoredTemplate } from "~/server/data/team-templates.server";
import { startJobs } from "~/server/platform/job-queue.server";
import type { Platform } from "~/server/platform/platform.server";
import { newShareImageKey } from "~/server/services/pages/share-image-job.server";

/** Pages whose images are asked for together; the next run goes on from there. */
const AT_ONCE = 50;

/**
 * The job that has the share images of the pages drawn anew which follow a look: one for all its changes in a minute.
 * @param template the look as it is to be stored; nothing is enqueued where it was not
 */
export function redrawFollowers(template: StoredTemplate, now: Date): Write {
  const { slot, runAt } = gatheredMinute(now);
  const { id, ownerId } = template;
  const payload = { ownerId, templateId: id, revision: `look:${slot}`, after: "" };
  const when = isStoredTemplate(template);
  return enqueue({ name: "redrawShareImages", shard: ownerId, payload, runAt }, now, { when });
}

/** The job `redrawShareImages`: each page gets the address of another image, and a job that draws it. */
export async function redrawShareImages(
  platform: Platform,
  payload: JobPayload<"redrawShareImages">,
): Promise<void> {
  const { ownerId, templateId, revision, after } = payload;
  const now = platform.now();
  const rows = await followingPages(platform.db, templateId, after, AT_ONCE);
  const last = rows.at(-1);
  if (!last) return;
  const ids = rows.map(({ id }) => id);
  const next = {
    name: "redrawShareImages" as const,
    shard: ownerId,
    payload: { ...payload, after: last.id },
  };
  await writeAll(platform.db, [
    ...(await redraws(platform, ids, revision, now)),
    ...(rows.length < AT_ONCE ? [] : [enqueue(next, now)]),
  ]);
  startJobs(platform, ownerId);
}

/** @returns the writes that have the share images of some pages drawn anew, in the batch of what changes their theme */
export async function redraws(
  platform: Platform,
  pageIds: readonly string[],
  revision: string,
  now: Date,
): Promise<Write[]> {
  const drawn = await drawnPages(platform.db, pageIds);
  return drawn.flatMap(({ id, ownerId, shareImageKey }) => [
    newShareImage(platform.db, { id, shareImageKey }, newShareImageKey(shareImageKey)),
    enqueue({ name: "renderShareImage", shard: ownerId, payload: { pageId: id, revision } }, now),
  ]);
}
