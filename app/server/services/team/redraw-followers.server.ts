import { gatheredMinute } from "~/domain/job-keys";
import type { JobPayload } from "~/domain/jobs";
import { type Write, writeAll } from "~/server/data/batch.server";
import { enqueue } from "~/server/data/outbox.server";
import { drawnPages, followingPages, newShareImage } from "~/server/data/page-templates.server";
import { isStoredTemplate, type StoredTemplate } from "~/server/data/team-templates.server";
import { startJobs } from "~/server/platform/job-queue.server";
import type { Platform } from "~/server/platform/platform.server";
import { newShareImageKey } from "~/server/services/pages/share-image-job.server";

/** Pages per batch of redraws; the next run continues from there. */
const AT_ONCE = 50;

/**
 * The job that redraws the share images of a template's pages: one for all its changes in a minute.
 * @param template the template as it is to be stored; nothing is enqueued if it was not
 */
export function redrawFollowers(template: StoredTemplate, now: Date): Write {
  const { slot, runAt } = gatheredMinute(now);
  const { id, ownerId } = template;
  const payload = { ownerId, templateId: id, revision: `look:${slot}`, after: "" };
  const when = isStoredTemplate(template);
  return enqueue({ name: "redrawShareImages", shard: ownerId, payload, runAt }, now, { when });
}

/** The job `redrawShareImages`: each page gets a new image key, and a job that draws it. */
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

/** @returns the writes that redraw the share images of some pages, for the batch that changes their theme */
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
