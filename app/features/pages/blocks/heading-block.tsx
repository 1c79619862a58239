import type { BlockOf } from "~/domain/pages/blocks";

/** A heading above what follows it. */
export function HeadingBlock({ block }: { block: BlockOf<"heading"> }) {
  const Heading = block.data.level === 3 ? "h3" : "h2";
  return (
    <Heading dir="auto" data-key={block.key}>
      {block.data.text}
    </Heading>
  );
}
