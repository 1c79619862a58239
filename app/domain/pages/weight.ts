import { blockImages } from "./blocks";
import { DEFAULT_FONT } from "./fonts";
import type { PageContent } from "./schema";

/** What images weigh, in bytes by their address. */
export type ImageBytes = Readonly<Record<string, number>>;

/** An image that visitors of a page load. */
export interface ShownImage {
  address: string;
  /** Whether it is the profile's, the background's or a block's. */
  place: "profile" | "background" | "block";
  blockKey?: string;
  /** What is written about it. */
  title?: string;
}

export interface PageWeight {
  /** Of images and fonts together; at most, since browsers load images in the size that they show. */
  bytes: number;
  heaviest?: ShownImage & { bytes: number };
}

/** Of a font's Latin letters, regular and bold; what is stored of the heaviest is a little less. */
const FONT_BYTES = 100_000;

/** @returns the weight of a page's images and fonts; an image missing in `imageBytes` counts as 0 */
export function weighPage(content: PageContent, imageBytes: ImageBytes): PageWeight {
  const images = shownImages(content, imageBytes).map((shown) => ({
    ...shown,
    bytes: imageBytes[shown.address] ?? 0,
  }));
  // An image that is shown twice is loaded once.
  const once = new Map(images.map(({ address, bytes }) => [address, bytes]));
  const [heaviest] = images.sort((a, b) => b.bytes - a.bytes);
  const bytes = fontBytes(content) + [...once.values()].reduce((sum, one) => sum + one, 0);
  return { bytes, ...(heaviest && { heaviest }) };
}

function fontBytes({ theme: { fonts } }: PageContent): number {
  const used = new Set([fonts.titleFont.id, fonts.textFont.id]);
  used.delete(DEFAULT_FONT.id);
  return used.size * FONT_BYTES;
}

function shownImages({ profile, theme, blocks }: PageContent, imageBytes: ImageBytes): ShownImage[] {
  const portrait = profile.image?.cropped;
  const { mobile, desktop } = (theme.currentBgType === "image" && theme.image) || {};
  // A visitor loads one of the two.
  const [background] = [mobile, desktop]
    .flatMap((address) => address ?? [])
    .sort((a, b) => (imageBytes[b] ?? 0) - (imageBytes[a] ?? 0));
  return [
    ...(portrait ? [{ address: portrait, place: "profile" as const }] : []),
    ...(background ? [{ address: background, place: "background" as const }] : []),
    ...blocks.flatMap((block): ShownImage[] => {
      if (!block.enabled) return [];
      return blockImages(block).map(({ address, title }) => ({
        address,
        place: "block",
        blockKey: block.key,
        ...(title && { title }),
      }));
    }),
  ];
}
