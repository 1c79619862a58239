import { type Block, checkLinks } from "./blocks";
import type { Finding } from "./finding";
import type { PageContent } from "./schema";

/** The entries of a block that still have the template's sample links. */
const samplesIn = (block: Block): (Finding & { itemKey: string })[] =>
  checkLinks(block).flatMap(({ itemKey, ...finding }) =>
    finding.kind === "exampleLink" && itemKey !== undefined ? [{ ...finding, itemKey }] : [],
  );

/**
 * A page made from a template, without the template's unchanged links and contacts.
 * @returns it with the titles of what was left out; the same content and none if there is nothing to leave out
 */
export function withoutSamples(content: PageContent): { content: PageContent; titles: string[] } {
  const samples = content.prefillId === undefined ? [] : content.blocks.flatMap(samplesIn);
  if (samples.length === 0) return { content, titles: [] };
  const keys = new Set(samples.map(({ blockKey, itemKey }) => `${blockKey}/${itemKey}`));
  const blocks = content.blocks.flatMap((block) => {
    if (!("items" in block.data)) return [block];
    const items = block.data.items.filter(({ key }) => !keys.has(`${block.key}/${key}`));
    if (items.length === block.data.items.length) return [block];
    return items.length === 0 ? [] : [{ ...block, data: { ...block.data, items } } as Block];
  });
  return {
    content: { ...content, blocks },
    titles: [...new Set(samples.map(({ title }) => title ?? ""))].filter(Boolean),
  };
}
