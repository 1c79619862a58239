import type { BlockOf } from "~/domain/pages/blocks";

/** A text with its line breaks. */
export function TextBlock({ block }: { block: BlockOf<"text"> }) {
  return (
    <p className="t" dir="auto" data-key={block.key}>
      {block.data.text}
    </p>
  );
}
