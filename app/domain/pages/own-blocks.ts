import type { Block } from "./blocks";
import type { PageView } from "./view";

/** Of the blocks that a page shows its own: without those of the look that it follows. */
export function ownBlocksOf({
  blocks,
  template,
}: {
  blocks: Block[];
  template?: PageView["template"];
}): Block[] {
  if (!template) return blocks;
  const theirs = new Set([...template.first, ...template.last]);
  return blocks.filter(({ key }) => !theirs.has(key));
}
