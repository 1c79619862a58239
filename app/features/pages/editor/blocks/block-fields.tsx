import type { Block, BlockData, BlockOf, BlockType } from "~/domain/pages/blocks";
import { useFieldError, usePageParts } from "~/features/pages/editor/editor-context";
import { BLOCK_EDITORS } from "./block-editors";

/** The fields of one block's own data. */
export function BlockFields<T extends BlockType>({ block }: { block: BlockOf<T> }) {
  const { changeBlocks } = usePageParts();
  const errorOf = useFieldError();
  const { Fields } = BLOCK_EDITORS[block.type];
  /** Changes parts of the block as it is when this is called. */
  const put = (part: Partial<BlockData[T]>, group?: string) =>
    changeBlocks(
      (list) =>
        list.map((other) =>
          other.key === block.key ? ({ ...other, data: { ...other.data, ...part } } as Block) : other,
        ),
      group && `${block.key}.${group}`,
    );
  return (
    <Fields
      block={block}
      onChange={put}
      errorAt={(name) => errorOf({ tab: "blocks", blockKey: block.key, name })}
    />
  );
}
