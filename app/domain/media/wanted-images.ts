import { type Block, blockImage } from "~/domain/pages/blocks";

const STORED = /\/(i\/[0-9a-f]{64}\.webp)$/;

/**
 * Which stored image each block says that it has, by the address it was read with. That is a wish, never a
 * right: it is granted only from what the same page or draft has already.
 */
export function wantedBlockImages(blocks: readonly Block[]): { block: string; key: string }[] {
  return blocks.flatMap((block) => {
    const key = STORED.exec(blockImage(block) ?? "")?.[1];
    return key ? [{ block: block.key, key }] : [];
  });
}
