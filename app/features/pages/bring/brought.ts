import type { PastedLink } from "~/domain/link-fetch/pasted-links";
import { type Block, type ButtonsBlock, blockSchema } from "~/domain/pages/blocks";
import type { PageContent } from "~/domain/pages/schema";
import { linkItem } from "~/features/pages/editor/blocks/new-block";

/** What the user selected from their page elsewhere. */
export interface Brought {
  name?: string;
  bio?: string;
  links: readonly PastedLink[];
}

/**
 * A page with the imported parts: name and text in their fields, the links as a new block, or in the only block if that
 * is a links block with one link at most.
 */
export function withBrought(content: PageContent, { name, bio, links }: Brought): PageContent {
  const profile = { ...content.profile, ...(name && { title: name }), ...(bio && { bio }) };
  return { ...content, profile, blocks: withLinks(content.blocks, links) };
}

function withLinks(blocks: PageContent["blocks"], links: readonly PastedLink[]): PageContent["blocks"] {
  if (links.length === 0) return blocks;
  const items = links.map(linkItem);
  const [only] = blocks;
  const isLone = blocks.length === 1 && only?.type === "buttons" && only.data.items.length <= 1;
  const block = isLone ? only : (blockSchema.parse({ type: "buttons" }) as ButtonsBlock);
  const filled: Block = { ...block, data: { ...block.data, items } };
  return isLone ? [filled] : [...blocks, filled];
}
