import type { Block, ButtonItem } from "./blocks";
import type { PageContent } from "./schema";

type Scheduled = { enabled: boolean; from?: string; until?: string };

/** Whether something is switched on and within its times: from its first instant on, until just before its last. */
export function isVisibleAt({ enabled, from, until }: Scheduled, now: Date): boolean {
  const time = now.getTime();
  return enabled && (!from || Date.parse(from) <= time) && (!until || time < Date.parse(until));
}

/** The blocks that a visitor sees at `now`, with the items they see in them; blocks left with nothing are dropped. */
export function visibleBlocks(content: Pick<PageContent, "blocks">, now: Date): Block[] {
  return content.blocks.flatMap((block): Block[] => {
    if (!isVisibleAt(block, now)) return [];
    if (block.type === "divider") return [block];
    if (block.type !== "buttons") return block.data.text ? [block] : [];
    const items = block.data.items.filter((item) => isVisibleAt(item, now));
    return items.length > 0 ? [{ ...block, data: { items } }] : [];
  });
}

/** The next instant after `now` at which what a visitor sees changes, or null: a cached page may live until then. */
export function nextChangeAt(content: Pick<PageContent, "blocks">, now: Date): Date | null {
  const scheduled: Scheduled[] = content.blocks.flatMap((block): Scheduled[] => [block, ...itemsOf(block)]);
  const times = scheduled
    .filter(({ enabled }) => enabled)
    .flatMap(({ from, until }) => [from, until])
    .flatMap((instant) => (instant ? [Date.parse(instant)] : []))
    .filter((time) => time > now.getTime());
  return times.length > 0 ? new Date(Math.min(...times)) : null;
}

function itemsOf(block: Block): ButtonItem[] {
  return block.type === "buttons" ? block.data.items : [];
}
