import type { BlockOf } from "~/domain/pages/blocks";

/** What keeps two blocks apart: the theme's own line, or a style that was chosen. */
export function DividerBlock({ block }: { block: BlockOf<"divider"> }) {
  const { style } = block.data;
  return <hr className={style === "line" ? "d" : `d-${style}`} data-key={block.key} />;
}
