import { IMAGE_TYPE, type ImageSlot } from "~/domain/media/image-types";
import { blockImages, withImageAddresses } from "~/domain/pages/blocks";
import type { PageContent } from "~/domain/pages/schema";

/** One image of a page: its slot, and the address in the draft. */
export interface DraftImage {
  slot: ImageSlot;
  address: string;
}

/** Every image of a page, in upload order: what visitors see first comes first. */
export function draftImagesOf({ profile, theme, blocks }: PageContent): DraftImage[] {
  const own = [
    [IMAGE_TYPE.profileCropped, profile.image?.cropped],
    [IMAGE_TYPE.backgroundMobile, theme.image?.mobile],
    [IMAGE_TYPE.backgroundDesktop, theme.image?.desktop],
    [IMAGE_TYPE.profileOriginal, profile.image?.original],
    [IMAGE_TYPE.backgroundOriginal, theme.image?.original],
  ] as const;
  return [
    ...own.flatMap(([type, address]) => (address ? [{ slot: { type }, address }] : [])),
    ...blocks
      .flatMap(blockImages)
      .map(({ key, address }) => ({ slot: { type: "block" as const, block: key }, address })),
  ];
}

/** The same for equal slots, different for any two others. */
export function slotName(slot: ImageSlot): string {
  return slot.type === "block" ? `block ${slot.block}` : String(slot.type);
}

/**
 * A page with its image addresses replaced; `exchange` returns undefined for a deleted one. The same object if nothing
 * changes.
 */
export function withDraftImages(
  content: PageContent,
  exchange: (address: string) => string | undefined,
): PageContent {
  if (draftImagesOf(content).every(({ address }) => exchange(address) === address)) return content;
  const put = (address: string | undefined) => (address === undefined ? undefined : exchange(address));
  const { profile, theme } = content;
  return {
    ...content,
    profile: profile.image
      ? {
          ...profile,
          image: {
            ...profile.image,
            original: put(profile.image.original),
            cropped: put(profile.image.cropped),
          },
        }
      : profile,
    theme: theme.image
      ? {
          ...theme,
          image: {
            ...theme.image,
            original: put(theme.image.original),
            mobile: put(theme.image.mobile),
            desktop: put(theme.image.desktop),
          },
        }
      : theme,
    blocks: content.blocks.map((block) => withImageAddresses(block, exchange)),
  };
}
