import { entitlementOf } from "~/domain/billing/entitlement";
import { BRAND } from "~/domain/brand";
import { IMAGE_TYPE } from "~/domain/media/image-types";
import { SHARE_IMAGE, type ShareImageInput } from "~/domain/media/share-image";
import { PROFILE_SHAPE, type Theme } from "~/domain/pages/theme";
import { findPageImages } from "~/server/data/images/find-images.server";
import type { PublicPage } from "~/server/data/public-page.server";
import { convertStored } from "~/server/platform/image-store.server";
import { logError, type Platform } from "~/server/platform/platform.server";
import { renderShareImage } from "~/server/platform/share-images.server";
import { shownPage } from "./shown-page.server";

type Background = ShareImageInput["background"];

/** Draws a page's share image and stores it under the key that the page issued. */
export async function drawShareImage(platform: Platform, found: PublicPage, key: string): Promise<void> {
  const plan = entitlementOf(found.entitlement);
  const { page } = shownPage(found.page, found.images, found.template, plan, platform.now());
  // A sensitive page shows only its title.
  const images = page.content.sensitive ? [] : await findPageImages(platform.db, page.id);
  const keyOf = (type: number) => images.find((image) => image.type === type)?.key;
  const { theme, profile } = page.content;
  const bitmap = await profileImage(platform, theme, keyOf(IMAGE_TYPE.profileCropped));
  const input: ShareImageInput = {
    title: profile.title,
    titleFont: theme.fonts.titleFont.id,
    titleSize: theme.fonts.titleSize,
    titleColor: theme.fonts.textColor,
    background: await background(platform, theme, keyOf(IMAGE_TYPE.backgroundDesktop)),
    ...(bitmap ? { profile: { bytes: bitmap, shape: theme.profileImageShape } } : {}),
    watermark: BRAND,
  };
  const png = await renderShareImage(platform, input);
  await platform.bucket.put(key, png, { httpMetadata: { contentType: "image/png" } });
}

/** An unreadable image is left out and logged: the share image then has only the title. */
function profileImage(platform: Platform, theme: Theme, key: string | undefined) {
  const { size, wideWidth } = SHARE_IMAGE.profile;
  const place =
    theme.profileImageShape === PROFILE_SHAPE.fullWidth ? { side: wideWidth } : { side: size, height: size };
  return bitmap(platform, key, { format: "image/png", ...place });
}

async function background(platform: Platform, theme: Theme, key: string | undefined): Promise<Background> {
  const { currentBgType, bgColor, gradient, image } = theme;
  const active = gradient.list[gradient.activeIndex];
  if (currentBgType === "gradient" && active) return { type: "gradient", gradient: active };
  if (currentBgType !== "image" || !image) return { type: "solid", color: bgColor };
  const { width, height, background } = SHARE_IMAGE;
  const bytes = await bitmap(platform, key, { format: "image/png", side: width, height });
  if (!bytes) return { type: "solid", color: image.bgColor };
  const radius = (image.bgRadius - 1) * background.radiusStep;
  return { type: "image", bytes, color: image.bgColor, radius, isBlur: image.isBlur };
}

async function bitmap(
  platform: Platform,
  key: string | undefined,
  target: Parameters<typeof convertStored>[2],
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!key) return null;
  try {
    const bytes = await convertStored(platform, key, target);
    if (!bytes) throw new Error("the stored picture is gone");
    return bytes;
  } catch (error) {
    logError("a picture of a share image could not be read", error, platform.requestId, { key });
    return null;
  }
}
