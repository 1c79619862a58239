import { imageKeysOf, keysOfOthers } from "~/server/data/images/held-images.server";
import { keysMadeOf } from "~/server/platform/image-store.server";
import type { Platform } from "~/server/platform/platform.server";
import { shareImageFamily } from "~/server/services/pages/share-image-job.server";

/** The most keys that one call of the bucket may delete. */
const MAX_DELETED = 1_000;

/**
 * Deletes the image objects of some holders, with all derived files, before their rows: an interrupted run finds the
 * rows again. Objects that other holders share stay.
 */
export async function eraseObjectsOf(platform: Platform, holders: readonly string[]): Promise<void> {
  const keys = await imageKeysOf(platform.db, holders);
  const others = await keysOfOthers(platform.db, keys, holders);
  const gone = keys.filter((key) => !others.has(key)).flatMap((key) => [key, ...keysMadeOf(key)]);
  for (let i = 0; i < gone.length; i += MAX_DELETED) {
    await platform.bucket.delete(gone.slice(i, i + MAX_DELETED));
  }
}

/** Deletes every share image a page ever had. */
export async function eraseShareImages({ bucket }: Platform, key: string): Promise<void> {
  const { objects } = await bucket.list({ prefix: shareImageFamily(key), limit: MAX_DELETED });
  await bucket.delete([key, ...objects.map((object) => object.key)].slice(0, MAX_DELETED));
}
