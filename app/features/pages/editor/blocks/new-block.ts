import { newKey } from "~/domain/ids";
import type { PastedLink } from "~/domain/link-fetch/pasted-links";
import type { ButtonItem } from "~/domain/pages/block-types/buttons";
import { type Block, type BlockData, type BlockOf, type BlockType, blockSchema } from "~/domain/pages/blocks";
import { labelLink } from "~/domain/pages/label-link";

/** A link with nothing filled in yet. */
export function newItem(): ButtonItem {
  return { key: newKey(), title: "", url: "", enabled: true };
}

/** A pasted link: with its own title if it has one, else with the one derived from its address. */
export function linkItem({ url, title = "" }: PastedLink): ButtonItem {
  return labelLink({ ...newItem(), title }, "", url);
}

/** The initial text of new blocks, in the editor's language. */
export interface NewBlockMessages {
  addToContacts: string;
  shareDetails: string;
}

/** What new blocks start with where that is not the default of their schema. */
const START: { [T in BlockType]?: (messages: NewBlockMessages) => Partial<BlockData[T]> } = {
  buttons: () => ({ items: [newItem()] }),
  businessCard: ({ addToContacts }) => ({ text: addToContacts }),
  collectContacts: ({ shareDetails }) => ({
    text: shareDetails,
    fields: [
      { name: "name", required: true },
      { name: "email", required: true },
      { name: "message", required: false },
    ],
  }),
};

/** A block as it is added: links start with one to fill in. */
export function newBlock(type: BlockType, messages: NewBlockMessages): Block {
  return started(blockSchema.parse({ type }), messages);
}

function started<T extends BlockType>(block: BlockOf<T>, messages: NewBlockMessages): BlockOf<T> {
  return { ...block, data: { ...block.data, ...START[block.type]?.(messages) } };
}

export function copyItem<T extends { key: string }>(item: T): T {
  return { ...item, key: newKey() };
}

/** The same block under new keys. */
export function copyBlock(block: Block): Block {
  const copy = { ...block, key: newKey() };
  if (!("items" in copy.data)) return copy;
  // Items keep their type, which a union of lists cannot express.
  const items = (copy.data.items as { key: string }[]).map(copyItem);
  return { ...copy, data: { ...copy.data, items } } as Block;
}
