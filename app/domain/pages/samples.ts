import { type Block, checkLinks } from "./blocks";
import type { Finding } from "./finding";
import { checkSampleTexts } from "./sample-texts";
import type { PageContent } from "./schema";
import type { Template } from "./templates/template";

/** The entries of a block that still have the template's sample links. */
const samplesIn = (block: Block): (Finding & { itemKey: string })[] =>
  checkLinks(block).flatMap(({ itemKey, ...finding }) =>
    finding.kind === "exampleLink" && itemKey !== undefined ? [{ ...finding, itemKey }] : [],
  );

/** What the entries of a block lead to, as it is stored. */
const targetsOf = (block: Block): string[] =>
  "items" in block.data ? block.data.items.map((item) => ("url" in item ? item.url : item.value)) : [];

function targetOf(block: Block, itemKey: string): string {
  const items = "items" in block.data ? block.data.items : [];
  return targetsOf(block)[items.findIndex(({ key }) => key === itemKey)] ?? "";
}

/**
 * A page made from a template, without the template's unchanged links and contacts.
 * @param template in the owner's language: tells its examples from others, and knows its details that are no links;
 *   without it, all example addresses are taken for its own, and those details stay
 * @returns it with the titles of what was left out; the same content and none if there is nothing to leave out
 */
export function withoutSamples(
  content: PageContent,
  template?: Pick<Template, "page"> | null,
): { content: PageContent; titles: string[] } {
  if (content.prefillId === undefined) return { content, titles: [] };
  // Of the texts, only details are items of a block.
  const details = template
    ? checkSampleTexts(content, template).filter(({ itemKey }) => itemKey !== undefined)
    : [];
  const own = template && new Set(template.page.blocks.flatMap(targetsOf));
  const samples = [
    ...content.blocks.flatMap((block) =>
      samplesIn(block).filter(({ itemKey }) => !own || own.has(targetOf(block, itemKey))),
    ),
    ...details,
  ];
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
