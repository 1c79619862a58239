import { type Block, blockImages } from "~/domain/pages/blocks";

const STORED = /\/(i\/[0-9a-f]{64}\.webp)$/;

/**
 * Which stored image each block or link says that it has, by the address it was read with. That is a wish, never a
 * right: it is granted only from what the same page or draft has already.
 */
export function wantedBlockImages(blocks: readonly Block[]): { block: string; key: string }[] {
  return blocks.flatMap(blockImages).flatMap(({ key: block, address }) => {
    const key = STORED.exec(address)?.[1];
    return key ? [{ block, key }] : [];
  });
}
