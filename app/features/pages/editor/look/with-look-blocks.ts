import type { PageContent } from "~/domain/pages/schema";
import type { PageLook } from "~/features/pages/editor/page-draft";

/** A page's own content with the blocks that its look puts before and after them. */
export const withLookBlocks = (own: PageContent, look: PageLook | undefined): PageContent =>
  look ? { ...own, blocks: [...look.first, ...own.blocks, ...look.last] } : own;
