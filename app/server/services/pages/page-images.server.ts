import type { UserActor } from "~/domain/accounts/actor";
import { imageUrl } from "~/domain/addresses";
import { type AppError, invalidField } from "~/domain/errors";
import { LIMITS } from "~/domain/limits";
import { IMAGE_TYPE, type ImageSlot, MAX_SIDES } from "~/domain/media/image-types";
import { SHARED_IMAGE_TYPES } from "~/domain/pages/share-image";
import { locked } from "~/domain/team/own-values";
import { type Write, writeAll } from "~/server/data/batch.server";
import { findImages } from "~/server/data/images/find-images.server";
import {
  deleteBlockImage,
  deletePageImage,
  makeRoomForBlockImages,
  upsertBlockImage,
  upsertPageImage,
} from "~/server/data/images/store-images.server";
import { enqueue, isPageAt } from "~/server/data/outbox.server";
import { type PageRow, touchOwnPage } from "~/server/data/pages.server";
import { storeImage } from "~/server/platform/image-store.server";
import { startJobs } from "~/server/platform/job-queue.server";
import type { Platform } from "~/server/platform/platform.server";
import { consumeLimit } from "~/server/platform/rate-limits.server";
import { readUpload } from "~/server/services/media/read-upload.server";
import { refuseWhileSuspended, requirePage } from "./get-page.server";
import { requirePaid } from "./paid-features.server";
import { newShareImageKey, shareImageJob } from "./share-image-job.server";
import { BACKGROUNDS, lookOn, teamOfPage } from "./shown-page.server";

/** The paid part of a page that an image belongs to: backgrounds and the images of paid blocks. */
const PAID_IMAGES: Partial<Record<ImageSlot["type"], string>> = {
  [IMAGE_TYPE.backgroundOriginal]: "theme.image",
  [IMAGE_TYPE.backgroundDesktop]: "theme.image",
  [IMAGE_TYPE.backgroundMobile]: "theme.image",
  block: "blocks",
};

/** An uploaded image, with its slot. */
export type ImageUpload = ImageSlot & { image: unknown };

/** A stored image: its address, its size in px and in bytes. */
export interface UploadedImage {
  url: string;
  width: number;
  height: number;
  bytes: number;
}

/**
 * Runs before form data with an image of a page is parsed, which costs more than this check.
 * @throws AppError not_found, rate_limited
 */
export async function admitPageImage(platform: Platform, actor: UserActor, id: string): Promise<void> {
  await requirePage(platform, actor, "edit", id);
  await consumeLimit(platform, "imageUpload", actor.userId);
}

/**
 * Stores one image of a page: R2 first, D1 second, so that a failure between the two leaves an orphan that is collected
 * and never a row without its image. The caller has called {@link admitPageImage} before.
 * @throws AppError not_found, forbidden (pageSuspended, fieldLocked on `theme`), payment_required, invalid (on `image`,
 *   or tooMany on `block`), payload_too_large
 */
export async function uploadPageImage(
  platform: Platform,
  actor: UserActor,
  id: string,
  upload: ImageUpload,
): Promise<UploadedImage> {
  const row = await requirePage(platform, actor, "edit", id);
  refuseWhileSuspended(row);
  await requireUnlocked(platform, actor, row, upload.type);
  const paid = PAID_IMAGES[upload.type];
  if (paid) requirePaid(platform, actor, paid);
  const stored = await storeImage(platform, await readUpload(upload.image), MAX_SIDES[upload.type]);
  const image = { ...stored, createdAt: platform.now() };
  if (upload.type === "block") {
    const changed = await writeImageChange(platform, actor, row, upload.type, [
      makeRoomForBlockImages(row.id),
      upsertBlockImage({ ...image, holderId: row.id, blockKey: upload.block }),
    ]);
    if (changed.at(-1) === 0) throw tooManyBlockImages();
  } else {
    const change = upsertPageImage({ ...image, pageId: row.id, type: upload.type });
    await writeImageChange(platform, actor, row, upload.type, [change]);
  }
  const { key, ...measures } = stored;
  return { url: imageUrl(platform.config.origins, key), ...measures };
}

/** @throws AppError forbidden (fieldLocked on `theme`) for a background where the page's template locks the theme */
async function requireUnlocked(
  platform: Platform,
  actor: UserActor,
  row: PageRow,
  type: ImageSlot["type"],
): Promise<void> {
  if (!BACKGROUNDS.some((background) => background === type)) return;
  const look = await lookOn(platform, actor, row);
  if (look?.content.isThemeLocked) throw locked("theme", await teamOfPage(platform, row));
}

/** The error when a page or draft has the maximum of images in blocks. */
export function tooManyBlockImages(): AppError {
  return invalidField("block", "tooMany", { max: LIMITS.blockImages });
}

/**
 * Removes one image from a page; its bytes are collected when nothing else uses them. A page without it stays as it is.
 * @returns whether there was one
 * @throws AppError not_found, forbidden (pageSuspended, fieldLocked on `theme`), rate_limited
 */
export async function removePageImage(
  platform: Platform,
  actor: UserActor,
  id: string,
  slot: ImageSlot,
): Promise<boolean> {
  const row = await requirePage(platform, actor, "edit", id);
  refuseWhileSuspended(row);
  await requireUnlocked(platform, actor, row, slot.type);
  await consumeLimit(platform, "save", actor.userId);
  const { images, blocks } = await findImages(platform.db, row.id);
  const isThere =
    slot.type === "block"
      ? blocks.some(({ blockKey }) => blockKey === slot.block)
      : images.some(({ type }) => type === slot.type);
  if (!isThere) return false;
  const change =
    slot.type === "block"
      ? deleteBlockImage(platform.db, row.id, slot.block)
      : deletePageImage(platform.db, row.id, slot.type);
  await writeImageChange(platform, actor, row, slot.type, [change]);
  return true;
}

/**
 * A change of images changes the page: a new version, a new share image where it shows them, visible to visitors.
 * @returns how many rows each of the changes wrote
 */
async function writeImageChange(
  platform: Platform,
  actor: UserActor,
  row: PageRow,
  type: ImageSlot["type"],
  changes: Write[],
): Promise<number[]> {
  const now = platform.now();
  const next = { id: row.id, version: row.version + 1 };
  const isShown = SHARED_IMAGE_TYPES.some((shown) => shown === type);
  const redraw = isShown && !row.content.skipGenerateShareImage;
  const written = await writeAll(platform.db, [
    ...changes,
    touchOwnPage(
      platform.db,
      actor.userId,
      row.id,
      now,
      redraw ? { shareImageKey: newShareImageKey(row.shareImageKey) } : {},
    ),
    ...(redraw
      ? [enqueue(shareImageJob(row.id, next.version, actor.userId), now, { when: isPageAt(next) })]
      : []),
  ]);
  if (redraw) startJobs(platform, actor.userId);
  return written.slice(0, changes.length);
}
