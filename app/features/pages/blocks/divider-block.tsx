import type { BlockOf } from "~/domain/pages/blocks";

/** The divider between two blocks: the theme's own line, or a chosen style. */
export function DividerBlock({ block }: { block: BlockOf<"divider"> }) {
  const { style } = block.data;
  return <hr className={style === "line" ? "d" : `d-${style}`} data-key={block.key} />;
}
