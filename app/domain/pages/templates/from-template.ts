import { newKey } from "~/domain/ids";
import type { Block } from "~/domain/pages/blocks";
import type { PageContent } from "~/domain/pages/schema";
import type { Template } from "./template";

/** A page that starts from a template, under keys of its own. Its address is its owner's and no part of it. */
export function fromTemplate({ id, page }: Pick<Template, "id" | "page">): PageContent {
  return {
    ...structuredClone(page),
    blocks: page.blocks.map(withNewKeys),
    isPrefill: true,
    prefillId: id,
  };
}

function withNewKeys(block: Block): Block {
  const data = structuredClone(block.data);
  if ("items" in data) for (const item of data.items) item.key = newKey();
  return { ...block, key: newKey(), data } as Block;
}
