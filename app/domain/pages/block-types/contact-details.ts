import { z } from "zod";
import { LIMITS } from "~/domain/limits";
import { detailLink, detailProblem } from "~/domain/pages/detail-link";
import type { Finding } from "~/domain/pages/finding";
import { isSampleLink } from "~/domain/pages/sample-link";
import { multiLine, singleLine } from "~/domain/text";
import { key, keyedList } from "./block-parts";
import { defineBlock, draftItems, filterItems } from "./define-block";

export const DETAIL_NAMES = ["phone", "cellphone", "email", "address", "openHours"] as const;
export type DetailName = (typeof DETAIL_NAMES)[number];

const detailItem = z.strictObject({
  key,
  name: z.enum(DETAIL_NAMES),
  label: singleLine(LIMITS.contactLabel).default(""),
  /** Open hours and addresses take several lines. */
  value: multiLine(LIMITS.contactValue).default(""),
});

export type DetailItem = z.output<typeof detailItem>;

type DetailsBlock = { key: string; data: { items: DetailItem[] } };

export const contactDetailsBlock = defineBlock(
  "contactDetails",
  z.strictObject({ items: keyedList(detailItem, LIMITS.itemsPerBlock).default([]) }).prefault({}),
  {
    draft: draftItems({ name: z.enum(DETAIL_NAMES), label: z.string(), value: z.string() }),
    hasContent: ({ items }) => items.some(({ value }) => value !== ""),
    visible: (data) => filterItems(data, ({ value }) => value !== ""),
    checkLinks,
  },
);

/** What can be neither called nor written to is found; an address may be written in any way. */
function checkLinks(block: DetailsBlock): Finding[] {
  return block.data.items.flatMap(({ key, name, label, value }): Finding[] => {
    if (value === "") return [];
    const at = { blockKey: block.key, itemKey: key, title: label || value };
    if (detailProblem({ name, value })) return [{ ...at, kind: "wrongLink" }];
    const url = detailLink({ name, value });
    return url && isSampleLink(url) ? [{ ...at, kind: "exampleLink" }] : [];
  });
}
