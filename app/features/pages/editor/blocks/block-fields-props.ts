import type { BlockData, BlockOf, BlockType } from "~/domain/pages/blocks";

/** What the fields of a type of block are given. */
export interface BlockFieldsProps<T extends BlockType> {
  block: BlockOf<T>;
  /**
   * Changes parts of the block as it is when this is called, which for an image is later.
   * @param group names the field, so that a word is undone and not its letters
   */
  onChange: (part: Partial<BlockData[T]>, group?: string) => void;
  /** @returns the error message of a field of the block's data, if it is shown */
  errorAt: (name: string) => string | undefined;
}
