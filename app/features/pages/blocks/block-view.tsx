import type { BlockOf, BlockType } from "~/domain/pages/blocks";
import { BLOCK_VIEWS } from "./block-views";

/** One block of a page, drawn as its type says. */
export function BlockView<T extends BlockType>({ block }: { block: BlockOf<T> }) {
  const { View } = BLOCK_VIEWS[block.type];
  return <View block={block} />;
}
