import { isVisibleAt, type Scheduled } from "./block-types/block-parts";
import { type Block, hasContent, scheduledParts, withVisibleItems } from "./blocks";
import type { PageContent } from "./schema";

/** The blocks that a visitor sees at `now`, with their visible items; empty blocks are dropped. */
export function visibleBlocks(content: Pick<PageContent, "blocks">, now: Date): Block[] {
  const shown: Block[] = [];
  for (const block of content.blocks) {
    if (!isVisibleAt(block, now)) continue;
    const visible = withVisibleItems(block, now);
    if (hasContent(visible)) shown.push(visible);
  }
  return shown;
}

/** The next instant after `now` at which what a visitor sees changes, or null: a cached page is valid until then. */
export function nextChangeAt(content: Pick<PageContent, "blocks">, now: Date): Date | null {
  const scheduled = content.blocks.flatMap((block): Scheduled[] => [block, ...scheduledParts(block)]);
  const times = scheduled
    .filter(({ enabled }) => enabled)
    .flatMap(({ from, until }) => [from, until])
    .flatMap((instant) => (instant ? [Date.parse(instant)] : []))
    .filter((time) => time > now.getTime());
  return times.length > 0 ? new Date(Math.min(...times)) : null;
}
