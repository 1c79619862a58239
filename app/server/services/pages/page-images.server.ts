import type { UserActor } from "~/domain/accounts/actor";
import { AppError } from "~/domain/errors";
import { IMAGE_TYPE, type ImageType } from "~/domain/media/image-types";
import { type Write, writeAll } from "~/server/data/batch.server";
import { insertJobIf } from "~/server/data/outbox.server";
import { deletePageImages, upsertPageImage } from "~/server/data/page-images.server";
import { type PageRow, touchOwnPage } from "~/server/data/pages.server";
import { storeImage } from "~/server/platform/image-store.server";
import { wakeJobs } from "~/server/platform/job-queue.server";
import type { Platform } from "~/server/platform/platform.server";
import { takeAttempt } from "~/server/platform/rate-limits.server";
import { readUpload } from "~/server/services/media/read-upload.server";
import { forgetPage } from "~/server/services/site/forget.server";
import { requireOwnPage } from "./get-page.server";
import { imageUrl } from "./present-page.server";
import { shareImageJob } from "./share-image-job.server";

/** Longest side in pixels of what is kept of each type: three times what a phone shows of it. */
export const MAX_SIDE: Partial<Record<ImageType, number>> = {
  [IMAGE_TYPE.profileOriginal]: 2400,
  [IMAGE_TYPE.profileCropped]: 960,
};

/** @throws AppError invalid on `type`: background images come with the design tab, share images are drawn here */
export function maxSideOf(type: ImageType): number {
  const side = MAX_SIDE[type];
  if (!side) throw new AppError("invalid", { field: "type", messageKey: "invalidChoice" });
  return side;
}

/**
 * Stores one image of a page: R2 first, D1 second, so that a failure between the two leaves an orphan that is
 * collected and never a row without its picture.
 * @throws AppError not_found, invalid (on `image` or `type`), payload_too_large
 */
export async function uploadPageImage(
  platform: Platform,
  actor: UserActor,
  id: string,
  upload: { type: ImageType; image: unknown },
): Promise<{ url: string; width: number; height: number }> {
  const row = await requireOwnPage(platform, actor, id);
  const maxSide = maxSideOf(upload.type);
  await takeAttempt(platform, "imageUpload", actor.userId);
  const stored = await storeImage(platform, await readUpload(upload.image), maxSide);
  const image = { pageId: row.id, type: upload.type, ...stored, createdAt: platform.now() };
  await writeImageChange(platform, actor, row, upsertPageImage(platform.db, image));
  return { url: imageUrl(platform.config, stored.key), width: stored.width, height: stored.height };
}

/** Takes one image off a page; its bytes are collected when nothing else uses them. @throws AppError not_found */
export async function removePageImage(
  platform: Platform,
  actor: UserActor,
  id: string,
  type: ImageType,
): Promise<void> {
  const row = await requireOwnPage(platform, actor, id);
  await writeImageChange(platform, actor, row, deletePageImages(platform.db, row.id, [type]));
}

/** A change of images is a change of the page: a new version, a new share image, and visitors see it. */
async function writeImageChange(
  platform: Platform,
  actor: UserActor,
  row: PageRow,
  change: Write,
): Promise<void> {
  const now = platform.now();
  const next = { id: row.id, version: row.version + 1 };
  await writeAll(platform.db, [
    change,
    touchOwnPage(platform.db, actor.userId, row.id, now),
    insertJobIf(shareImageJob(row.id, next.version, actor.userId), now, next),
  ]);
  await forgetPage(platform, row);
  wakeJobs(platform, actor.userId);
}
