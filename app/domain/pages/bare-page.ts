import { hasContent } from "./blocks";
import type { PageContent } from "./schema";

/** Whether a page has nothing but its name and what is said of it. */
export const isBarePage = ({ blocks }: Pick<PageContent, "blocks">): boolean =>
  !blocks.some((block) => block.enabled && hasContent(block));
