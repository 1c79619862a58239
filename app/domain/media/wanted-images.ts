import { type Block, blockImages } from "~/domain/pages/blocks";
import type { PageContent } from "~/domain/pages/schema";
import { IMAGE_TYPE, type ImageType } from "./image-types";

const STORED = /\/(i\/[0-9a-f]{64}\.webp)$/;

const keyIn = (address: string | undefined) => STORED.exec(address ?? "")?.[1];

/**
 * The stored image that each block or link references, by its URL. This is a request, not a right: it is granted only
 * for images that the same page or draft already has.
 */
export function wantedBlockImages(blocks: readonly Block[]): { block: string; key: string }[] {
  return blocks.flatMap(blockImages).flatMap(({ key: block, address }) => {
    const key = keyIn(address);
    return key ? [{ block, key }] : [];
  });
}

/** The same of the images of a page that are no block's. */
export function wantedPageImages({ profile, theme }: Pick<PageContent, "profile" | "theme">) {
  const addresses: [ImageType, string | undefined][] = [
    [IMAGE_TYPE.profileOriginal, profile.image?.original],
    [IMAGE_TYPE.profileCropped, profile.image?.cropped],
    [IMAGE_TYPE.backgroundOriginal, theme.image?.original],
    [IMAGE_TYPE.backgroundDesktop, theme.image?.desktop],
    [IMAGE_TYPE.backgroundMobile, theme.image?.mobile],
  ];
  return addresses.flatMap(([type, address]) => {
    const key = keyIn(address);
    return key ? [{ type, key }] : [];
  });
}
