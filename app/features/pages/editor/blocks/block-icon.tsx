import type { BlockType } from "~/domain/pages/blocks";
import { BLOCK_EDITORS } from "./block-editors";

/** The icon of a type of block. */
export function BlockIcon({ type }: { type: BlockType }) {
  const { Icon } = BLOCK_EDITORS[type];
  return <Icon aria-hidden="true" className="size-4.5 shrink-0 text-muted" />;
}
