import { serviceLink } from "~/domain/services/link";
import { SERVICE_BLOCK_TYPES, serviceById } from "~/domain/services/services";
import { type Block, hasContent, type ServicesBlock } from "./blocks";
import type { ButtonItem, ServiceItem } from "./link-blocks";
import type { PageContent } from "./schema";

type Scheduled = { enabled: boolean; from?: string; until?: string };

/** Whether something is switched on and within its times: from its first instant on, until just before its last. */
export function isVisibleAt({ enabled, from, until }: Scheduled, now: Date): boolean {
  const time = now.getTime();
  return enabled && (!from || Date.parse(from) <= time) && (!until || time < Date.parse(until));
}

/** Whether a block is one of services: its items name a service and say who on it. */
export function isServicesBlock(block: Block): block is ServicesBlock {
  return (SERVICE_BLOCK_TYPES as readonly string[]).includes(block.type);
}

/** The blocks that a visitor sees at `now`, with the items they see in them; blocks left with nothing are dropped. */
export function visibleBlocks(content: Pick<PageContent, "blocks">, now: Date): Block[] {
  const shown: Block[] = [];
  for (const block of content.blocks) {
    if (!isVisibleAt(block, now)) continue;
    const visible = withVisibleItems(block, now);
    if (hasContent(visible)) shown.push(visible);
  }
  return shown;
}

function withVisibleItems(block: Block, now: Date): Block {
  if (block.type === "buttons") {
    const items = block.data.items.filter((item) => isVisibleAt(item, now));
    // The very same block where all of it is seen: a preview that is drawn at every key need not draw it again.
    return items.length === block.data.items.length ? block : { ...block, data: { items } };
  }
  if (block.type === "contactDetails") {
    const items = block.data.items.filter(({ value }) => value !== "");
    return items.length === block.data.items.length ? block : { ...block, data: { items } };
  }
  if (!isServicesBlock(block)) return block;
  const items = block.data.items.filter(hasTarget);
  return items.length === block.data.items.length ? block : { ...block, data: { items } };
}

function hasTarget({ enabled, service, value }: ServiceItem): boolean {
  const known = serviceById(service);
  return enabled && known !== undefined && serviceLink(known, value) !== null;
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
