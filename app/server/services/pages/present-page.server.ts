import type { Entitlement } from "~/domain/billing/entitlement";
import { IMAGE_TYPE } from "~/domain/media/image-types";
import type { PageContent } from "~/domain/pages/schema";
import { type PageState, pageState } from "~/domain/pages/state";
import type { PageImageKey } from "~/server/data/page-images.server";
import type { PageRow, PageSummary } from "~/server/data/pages.server";
import type { Config } from "~/server/platform/config.server";
import type { Platform } from "~/server/platform/platform.server";

/** A page as its owner and the API read it: the shape of api.md. */
export type PageView = PageContent & PageMeta;

/** A page without its content, for lists. */
export interface PageMeta {
  id: string;
  slug: string;
  url: string;
  qrUrl: string;
  published: boolean;
  state: PageState;
  isPro: boolean;
  /** Made by "duplicate" and not yet opened, edited or dismissed. */
  isDuplicate: boolean;
  createdAt: string;
  updatedAt: string;
  shareImageUrl?: string;
}

export const imageUrl = (config: Config, key: string) => `${config.origins.site}/${key}`;
export const codeUrl = (config: Config, code: string) => `${config.origins.site}/q/${code}`;
export const pageUrl = (config: Config, slug: string) => `${config.origins.site}/${slug}`;

export function presentPageMeta(platform: Platform, row: PageSummary, plan: Entitlement): PageMeta {
  const { config } = platform;
  const state = pageState(row, plan, platform.now());
  return {
    id: row.id,
    slug: row.slug,
    url: pageUrl(config, row.slug),
    qrUrl: codeUrl(config, row.code),
    published: state === "published",
    state,
    isPro: row.isPro,
    isDuplicate: row.isDuplicate,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    ...(row.shareImageKey ? { shareImageUrl: imageUrl(config, row.shareImageKey) } : {}),
  };
}

/** Puts the addresses of a page's images into its content; what is stored never holds them. */
export function contentWithImages(config: Config, content: PageContent, images: PageImageKey[]): PageContent {
  const url = (type: number) => {
    const row = images.find((image) => image.type === type);
    return row ? imageUrl(config, row.key) : undefined;
  };
  const { original: _o, cropped: _c, ...settings } = content.profile.image ?? {};
  const original = url(IMAGE_TYPE.profileOriginal);
  const cropped = url(IMAGE_TYPE.profileCropped);
  const { image: _image, ...profile } = content.profile;
  if (!original && !cropped) return { ...content, profile };
  const image = { ...settings, ...(original && { original }), ...(cropped && { cropped }) };
  return { ...content, profile: { ...profile, image } };
}

export function presentPage(
  platform: Platform,
  row: PageRow,
  images: PageImageKey[],
  plan: Entitlement,
): PageView {
  return {
    ...contentWithImages(platform.config, row.content, images),
    ...presentPageMeta(platform, row, plan),
  };
}
