/** A block as far as its image is concerned. */
interface MaybeImageBlock {
  key: string;
  type: string;
  data: object;
}

const STORED = /\/(i\/[0-9a-f]{64}\.webp)$/;

/**
 * Which stored image each image block says that it has, by the address it was read with. That is a wish, never a
 * right: it is granted only from what the same page or draft has already.
 */
export function wantedBlockImages(blocks: readonly MaybeImageBlock[]): { block: string; key: string }[] {
  return blocks.flatMap(({ key: block, type, data }) => {
    const address = type === "image" && "image" in data && typeof data.image === "string" ? data.image : "";
    const key = STORED.exec(address)?.[1];
    return key ? [{ block, key }] : [];
  });
}
