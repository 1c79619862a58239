import type { UserActor } from "~/domain/accounts/actor";
import { imageUrl } from "~/domain/addresses";
import { invalidField } from "~/domain/errors";
import { writeAll } from "~/server/data/batch.server";
import { enqueue, isPageAt } from "~/server/data/outbox.server";
import { touchOwnPage } from "~/server/data/pages.server";
import { storeShareImage } from "~/server/platform/image-store.server";
import { startJobs } from "~/server/platform/job-queue.server";
import type { Platform } from "~/server/platform/platform.server";
import { consumeLimit } from "~/server/platform/rate-limits.server";
import { readUpload } from "~/server/services/media/read-upload.server";
import { refuseWhileSuspended, requirePage } from "./get-page.server";
import type { UploadedImage } from "./page-images.server";
import { newShareImageKey, shareImageJob } from "./share-image-job.server";

/**
 * Stores an image as the page's share image, cropped to its size. It stays until a save redraws it, which none does
 * while the page has `skipGenerateShareImage`. The caller has called `admitPageImage` before.
 * @throws AppError not_found, forbidden (pageSuspended), invalid (on `image`; invalidChoice on `type` for a sensitive
 *   page, whose share image shows its title alone), payload_too_large
 */
export async function uploadShareImage(
  platform: Platform,
  actor: UserActor,
  id: string,
  image: unknown,
): Promise<UploadedImage> {
  const row = await requirePage(platform, actor, "edit", id);
  refuseWhileSuspended(row);
  if (row.content.sensitive) throw invalidField("type", "invalidChoice");
  const shareImageKey = newShareImageKey(row.shareImageKey);
  const stored = await storeShareImage(platform, await readUpload(image), shareImageKey);
  await writeAll(platform.db, [
    touchOwnPage(platform.db, actor.userId, row.id, platform.now(), { shareImageKey }),
  ]);
  return { url: imageUrl(platform.config.origins, shareImageKey), ...stored };
}

/** Redraws the page's share image, from what the page shows. @throws AppError not_found, forbidden, rate_limited */
export async function redrawShareImage(platform: Platform, actor: UserActor, id: string): Promise<void> {
  const row = await requirePage(platform, actor, "edit", id);
  refuseWhileSuspended(row);
  await consumeLimit(platform, "save", actor.userId);
  const now = platform.now();
  const next = { id: row.id, version: row.version + 1 };
  await writeAll(platform.db, [
    touchOwnPage(platform.db, actor.userId, row.id, now, {
      shareImageKey: newShareImageKey(row.shareImageKey),
    }),
    enqueue(shareImageJob(row.id, next.version, actor.userId), now, { when: isPageAt(next) }),
  ]);
  startJobs(platform, actor.userId);
}
