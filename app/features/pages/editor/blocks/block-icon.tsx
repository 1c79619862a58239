import { Heading, type LucideIcon, Minus, Rows3, Text } from "lucide-react";
import type { BlockType } from "~/domain/pages/blocks";

const ICONS: Record<BlockType, LucideIcon> = { buttons: Rows3, heading: Heading, text: Text, divider: Minus };

/** The sign of a kind of block. */
export function BlockIcon({ type }: { type: BlockType }) {
  const Icon = ICONS[type];
  return <Icon aria-hidden="true" className="size-4.5 shrink-0 text-muted" />;
}
