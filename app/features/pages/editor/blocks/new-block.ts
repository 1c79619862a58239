import { newKey } from "~/domain/ids";
import { type Block, type BlockType, blockSchema } from "~/domain/pages/blocks";
import type { ButtonItem } from "~/domain/pages/link-blocks";

/** A link with nothing filled in yet. */
export function newItem(): ButtonItem {
  return { key: newKey(), title: "", url: "", enabled: true };
}

/** Words that a new block starts with, in the language of its editor. */
export interface NewBlockMessages {
  addToContacts: string;
  shareDetails: string;
}

/** A block as it is added: links start with one to fill in, all else with the defaults of its schema. */
export function newBlock(type: BlockType, messages: NewBlockMessages): Block {
  if (type === "buttons") return { key: newKey(), enabled: true, type, data: { items: [newItem()] } };
  const data =
    type === "businessCard"
      ? { text: messages.addToContacts }
      : type === "collectContacts"
        ? { text: messages.shareDetails }
        : {};
  return blockSchema.parse({ type, data });
}

export function copyItem<T extends { key: string }>(item: T): T {
  return { ...item, key: newKey() };
}

/** The same block under keys of its own. */
export function copyBlock(block: Block): Block {
  const copy = { ...block, key: newKey() };
  if (!("items" in copy.data)) return copy;
  // Items keep their type, which a union of lists cannot say.
  const items = (copy.data.items as { key: string }[]).map(copyItem);
  return { ...copy, data: { ...copy.data, items } } as Block;
}
