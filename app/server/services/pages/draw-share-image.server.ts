import { BRAND } from "~/domain/brand";
import { readableOn } from "~/domain/color";
import { IMAGE_TYPE } from "~/domain/media/image-types";
import { SHARE_IMAGE, type ShareImageInput } from "~/domain/media/share-image";
import { findPageImages } from "~/server/data/page-images.server";
import type { PageRow } from "~/server/data/pages.server";
import { convertStored } from "~/server/platform/image-store.server";
import { logError, type Platform } from "~/server/platform/platform.server";

/** Draws the picture that networks show of a shared page and keeps it under the key that the page gave out. */
export async function drawShareImage(platform: Platform, page: PageRow, key: string): Promise<void> {
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
  await platform.bucket.put(key, png, { httpMetadata: { contentType: "image/png" } });
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
