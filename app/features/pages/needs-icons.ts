import { isNetworksBlock } from "~/domain/pages/blocks";
import type { PageContent } from "~/domain/pages/schema";

/** Whether the page shows a sign of any brand, or its editor offers them: a page of plain links needs none. */
export function needsIcons({ blocks }: PageContent): boolean {
  return blocks.some(
    (block) =>
      block.type === "embed" ||
      isNetworksBlock(block) ||
      (block.type === "buttons" &&
        block.data.items.some(({ icon }) => icon !== undefined && icon !== "link")),
  );
}
