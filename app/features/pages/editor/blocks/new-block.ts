import { newKey } from "~/domain/ids";
import type { Block, BlockType } from "~/domain/pages/blocks";
import type { ButtonItem } from "~/domain/pages/link-blocks";

/** A link with nothing filled in yet. */
export function newItem(): ButtonItem {
  return { key: newKey(), title: "", url: "", enabled: true };
}

/** A block as it is added: links start with one to fill in. */
export function newBlock(type: BlockType): Block {
  const common = { key: newKey(), enabled: true };
  switch (type) {
    case "buttons":
      return { ...common, type, data: { items: [newItem()] } };
    case "heading":
      return { ...common, type, data: { text: "", level: 2 } };
    case "text":
      return { ...common, type, data: { text: "" } };
    case "divider":
      return { ...common, type, data: { style: "line" } };
  }
}

export function copyItem(item: ButtonItem): ButtonItem {
  return { ...item, key: newKey() };
}

/** The same block under keys of its own. */
export function copyBlock(block: Block): Block {
  if (block.type !== "buttons") return { ...block, key: newKey() };
  return { ...block, key: newKey(), data: { items: block.data.items.map(copyItem) } };
}
