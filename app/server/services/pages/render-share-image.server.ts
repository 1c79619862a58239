import { BRAND } from "~/domain/brand";
import { readableOn } from "~/domain/color";
import type { JobPayload } from "~/domain/jobs";
import { IMAGE_TYPE } from "~/domain/media/image-types";
import { SHARE_IMAGE, type ShareImageInput } from "~/domain/media/share-image";
import { findPageImages } from "~/server/data/page-images.server";
import { findPublicPageById, setShareImage } from "~/server/data/pages.server";
import { sha256 } from "~/server/platform/digest.server";
import { convertStored } from "~/server/platform/image-store.server";
import { logError, type Platform } from "~/server/platform/platform.server";
import { forgetPage } from "~/server/services/site/forget.server";

/**
 * Draws the picture that networks show of a shared page and points the page at it. It is kept under the hash of its
 * bytes, so that drawing the same again changes nothing.
 */
export async function renderShareImage(
  platform: Platform,
  payload: JobPayload<"renderShareImage">,
): Promise<void> {
  const found = await findPublicPageById(platform.db, payload.pageId);
  if (!found || found.page.deletedAt) return;
  const { page } = found;
  const images = await findPageImages(platform.db, page.id);
  const cropped = images.find((image) => image.type === IMAGE_TYPE.profileCropped);
  const picture = cropped ? await profilePicture(platform, cropped.key) : null;
  const { theme, profile } = page.content;
  const input: ShareImageInput = {
    title: profile.title,
    titleSize: theme.fonts.titleSize,
    titleColor: theme.currentBgType === "solid" ? theme.fonts.textColor : readableOn(theme.bgColor),
    background: { type: "solid", color: theme.bgColor },
    ...(picture ? { profile: { bytes: picture, shape: theme.profileImageShape } } : {}),
    watermark: theme.isBranding ? BRAND : "",
  };
  const png = await platform.bindings.SHARE_IMAGE.render(input);
  const key = `s/${await sha256(png)}.png`;
  if (key === page.shareImageKey) return;
  await platform.bucket.put(key, png, { httpMetadata: { contentType: "image/png" } });
  await setShareImage(platform.db, page.id, key);
  await forgetPage(platform, page);
}

/** A picture that cannot be read is left out and logged: a page is shared with its title alone then. */
async function profilePicture(platform: Platform, key: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return await convertStored(platform, key, { format: "image/png", side: SHARE_IMAGE.profile.wideWidth });
  } catch (error) {
    logError("the profile image of a share image could not be read", error, platform.requestId, { key });
    return null;
  }
}
