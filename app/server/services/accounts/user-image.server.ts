import type { UserActor } from "~/domain/accounts/actor";
import { imageUrl } from "~/domain/addresses";
import { invalidField } from "~/domain/errors";
import { assertCan, ownOf } from "~/domain/permissions";
import { writeAll } from "~/server/data/batch.server";
import { deleteImagesOf } from "~/server/data/images/held-images.server";
import type { UserImageRow } from "~/server/data/images/image-rows.server";
import { upsertUserImage } from "~/server/data/images/store-images.server";
import { idsOf } from "~/server/data/scope.server";
import { storeImage } from "~/server/platform/image-store.server";
import type { Platform } from "~/server/platform/platform.server";
import { consumeLimit } from "~/server/platform/rate-limits.server";
import { readUpload } from "~/server/services/media/read-upload.server";

/** Longest side in px of what is stored: the whole image stays available to be cropped again. */
const SIDES: Record<UserImageRow["slot"], number> = { original: 1600, cropped: 640 };

/** Runs before form data with an image is parsed, which costs more than this check. @throws AppError rate_limited */
export async function admitUserImage(platform: Platform, actor: UserActor): Promise<void> {
  assertCan(actor, "edit", ownOf(actor, "account"));
  await consumeLimit(platform, "imageUpload", actor.userId);
}

/**
 * Stores a user's image, as uploaded or as cropped: R2 first, D1 second, so that a failure between the two leaves an
 * orphan that is collected. The caller has called {@link admitUserImage} before.
 * @param slot "original" or "cropped", as sent
 * @throws AppError invalid (on `type` or `image`), payload_too_large
 */
export async function uploadUserImage(
  platform: Platform,
  actor: UserActor,
  slot: unknown,
  image: unknown,
): Promise<{ url: string; width: number; height: number }> {
  assertCan(actor, "edit", ownOf(actor, "account"));
  if (slot !== "original" && slot !== "cropped") throw invalidField("type", "invalidChoice");
  const stored = await storeImage(platform, await readUpload(image), SIDES[slot]);
  const row: UserImageRow = { ...stored, holderId: actor.userId, slot, createdAt: platform.now() };
  await writeAll(platform.db, [upsertUserImage(row)]);
  return { url: imageUrl(platform.config.origins, stored.key), width: stored.width, height: stored.height };
}

/** Removes a user's image; its bytes are collected when nothing else uses them. */
export async function removeUserImage(platform: Platform, actor: UserActor): Promise<void> {
  assertCan(actor, "edit", ownOf(actor, "account"));
  await writeAll(platform.db, deleteImagesOf(["user"], idsOf([actor.userId])));
}
