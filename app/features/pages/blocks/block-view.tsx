import type { BlockOf, BlockType } from "~/domain/pages/blocks";
import { BLOCK_VIEWS } from "./block-views";

/** One block of a page, rendered by its type. */
export function BlockView<T extends BlockType>({ block }: { block: BlockOf<T> }) {
  const { View } = BLOCK_VIEWS[block.type];
  return <View block={block} />;
}
