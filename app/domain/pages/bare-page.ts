import { hasContent } from "./blocks";
import type { PageContent } from "./schema";

/** Whether a page has only its name and bio. */
export const isBarePage = ({ blocks }: Pick<PageContent, "blocks">): boolean =>
  !blocks.some((block) => block.enabled && hasContent(block));
