import { codeUrl, imageUrl, pageUrl } from "~/domain/addresses";
import type { Entitlement } from "~/domain/billing/entitlement";
import { IMAGE_TYPE, type ImageType } from "~/domain/media/image-types";
import { type Block, withBlockImages } from "~/domain/pages/blocks";
import type { PageContent, Profile } from "~/domain/pages/schema";
import { pageState, unpublishedReason } from "~/domain/pages/state";
import type { Theme } from "~/domain/pages/theme";
import type { ListedPageMeta, PageView } from "~/domain/pages/view";
import type { ImageBytes } from "~/domain/pages/weight";
import type { BlockImageKey, PageImages } from "~/server/data/images/image-rows.server";
import type { PageRow, PageSummary } from "~/server/data/pages.server";
import type { Config } from "~/server/platform/config.server";
import type { Platform } from "~/server/platform/platform.server";

export function presentPageMeta(platform: Platform, row: PageSummary, plan: Entitlement): ListedPageMeta {
  const { config } = platform;
  const state = pageState(row, plan, platform.now());
  const reason = unpublishedReason(row, plan, platform.now());
  return {
    id: row.id,
    slug: row.slug,
    url: pageUrl(config.origins, row.slug),
    qrUrl: codeUrl(config.origins, row.code),
    published: state === "published",
    state,
    ...(reason ? { unpublishedReason: reason } : {}),
    isPro: row.isPro,
    isDuplicate: row.isDuplicate,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    ...(row.shareImageKey ? { shareImageUrl: imageUrl(config.origins, row.shareImageKey) } : {}),
  };
}

/** @returns the stored size of each of a page's images, by its address */
export function imageBytesOf(
  config: Config,
  { images, blocks }: Record<keyof PageImages, { key: string; bytes: number }[]>,
): ImageBytes {
  return Object.fromEntries(
    [...images, ...blocks].map(({ key, bytes }) => [imageUrl(config.origins, key), bytes]),
  );
}

/** Inserts the addresses of a page's images into its content; addresses in the stored content are not trusted. */
export function contentWithImages(
  config: Config,
  content: PageContent,
  { images, blocks }: PageImages,
): PageContent {
  const url = (type: ImageType) => {
    const row = images.find((image) => image.type === type);
    return row ? imageUrl(config.origins, row.key) : undefined;
  };
  const theme = withBackgroundImages(content.theme, {
    original: url(IMAGE_TYPE.backgroundOriginal),
    desktop: url(IMAGE_TYPE.backgroundDesktop),
    mobile: url(IMAGE_TYPE.backgroundMobile),
  });
  const rows = new Map(blocks.map((row) => [row.blockKey, row]));
  return {
    ...content,
    profile: withProfileImages(content.profile, {
      original: url(IMAGE_TYPE.profileOriginal),
      cropped: url(IMAGE_TYPE.profileCropped),
    }),
    theme,
    blocks: content.blocks.map((block) => placeBlockImages(config, block, rows)),
  };
}

type Urls<K extends string> = { [key in K]: string | undefined };

function withProfileImages(profile: Profile, { original, cropped }: Urls<"original" | "cropped">): Profile {
  const { image, ...rest } = profile;
  const { original: _o, cropped: _c, ...settings } = image ?? {};
  if (!original && !cropped) return rest;
  return { ...rest, image: { ...settings, ...(original && { original }), ...(cropped && { cropped }) } };
}

/** The settings of a background stay without its images, for the next one. */
function withBackgroundImages(theme: Theme, urls: Urls<"original" | "desktop" | "mobile">): Theme {
  const { image, ...rest } = theme;
  const { original, desktop, mobile } = urls;
  if (!image && !original && !desktop && !mobile) return rest;
  const { original: _o, desktop: _d, mobile: _m, ...settings } = image ?? defaultBackgroundImage();
  return {
    ...rest,
    image: {
      ...settings,
      ...(original && { original }),
      ...(desktop && { desktop }),
      ...(mobile && { mobile }),
    },
  };
}

const defaultBackgroundImage = (): NonNullable<Theme["image"]> => ({
  bgRadius: 1,
  bgColor: "#FFFFFF",
  isBlur: false,
  configs: {},
});

/** Including links: a link's image is stored under its key. */
function placeBlockImages(
  { origins }: Config,
  block: Block,
  rows: ReadonlyMap<string, BlockImageKey>,
): Block {
  return withBlockImages(block, (key) => {
    const row = rows.get(key);
    return row && { ...row, address: imageUrl(origins, row.key) };
  });
}

export function presentPage(
  platform: Platform,
  row: PageRow,
  images: PageImages,
  plan: Entitlement,
): PageView {
  return {
    ...contentWithImages(platform.config, row.content, images),
    ...presentPageMeta(platform, row, plan),
  };
}
