import type { JobPayload } from "~/domain/jobs";
import { findPublicPageById } from "~/server/data/public-page.server";
import type { Platform } from "~/server/platform/platform.server";
import { drawShareImage } from "./draw-share-image.server";

/** Draws a page's share image ahead of its first request. */
export async function renderShareImage(
  platform: Platform,
  payload: JobPayload<"renderShareImage">,
): Promise<void> {
  const found = await findPublicPageById(platform.db, payload.pageId);
  const key = found?.page.shareImageKey;
  // Deleted or taken off the site meanwhile, or drawn already for another save or a visitor.
  if (!found?.ownerEnabled || found.page.suspendedAt || found.page.deletedAt) return;
  if (!key || (await platform.bucket.head(key))) return;
  await drawShareImage(platform, found, key);
}
