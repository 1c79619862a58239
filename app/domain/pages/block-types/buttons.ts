import { z } from "zod";
import { LIMITS } from "~/domain/limits";
import { linkSchema, normalizedUrl } from "~/domain/links";
import type { Finding } from "~/domain/pages/finding";
import { imageReference } from "~/domain/pages/image-settings";
import { isSampleLink } from "~/domain/pages/sample-link";
import type { PageContent } from "~/domain/pages/schema";
import { singleLine } from "~/domain/text";
import { endsAfterStart, iconName, isVisibleAt, key, keyedList, visibility, wrongEnd } from "./block-parts";
import { defineBlock, draftItems, filterItems } from "./define-block";

const buttonItemSchema = z
  .strictObject({
    key,
    title: singleLine(LIMITS.linkTitle).default(""),
    url: linkSchema,
    icon: iconName.optional(),
    /** Has to be paid for, as all images are. */
    image: imageReference.optional(),
    /** Shown large. */
    featured: z.boolean().optional(),
    ...visibility,
  })
  .refine(endsAfterStart, wrongEnd);

export type ButtonItem = z.output<typeof buttonItemSchema>;

/** The layout of a block's links: as the theme's lists, in two columns, or in a scrolling row. */
export const LINK_LAYOUTS = ["list", "grid", "row"] as const;
export type LinkLayout = (typeof LINK_LAYOUTS)[number];

const buttonsData = z
  .strictObject({
    /** Left out it is `list`. */
    layout: z.enum(LINK_LAYOUTS).optional(),
    items: keyedList(buttonItemSchema, LIMITS.itemsPerBlock).default([]),
  })
  .prefault({});

export const buttonsBlock = defineBlock("buttons", buttonsData, {
  draft: draftItems({ title: z.string(), url: z.string(), enabled: z.boolean() }),
  isFree: true,
  hasContent: ({ items }) => items.length > 0,
  visible: (data, now) => filterItems(data, (item) => isVisibleAt(item, now)),
  scheduled: ({ items }) => items,
  checkLinks,
  itemImages: {
    // One without stays the very same: a preview that is drawn at every key need not draw it again.
    put: (data, imageOf) => {
      const items = data.items.map((item) => withImage(item, imageOf(item)));
      return items.every((item, i) => item === data.items[i]) ? data : { ...data, items };
    },
  },
});

function withImage(item: ButtonItem, image: string | undefined): ButtonItem {
  if (item.image === image) return item;
  const { image: _, ...rest } = item;
  return image === undefined ? rest : { ...rest, image };
}

function checkLinks(block: { key: string; data: { items: ButtonItem[] } }): Finding[] {
  const seen = new Set<string>();
  return block.data.items.flatMap(({ key, url: raw, title, enabled }): Finding[] => {
    const at = { blockKey: block.key, itemKey: key, title: title || raw };
    const url = normalizedUrl(raw);
    // A save rejects it even if it is switched off.
    if (raw !== "" && url === null) return [{ ...at, kind: "wrongLink" }];
    if (!enabled) return [];
    if (url === null) return [{ ...at, kind: "emptyLink" }];
    if (seen.has(url))
      return [{ ...at, kind: "doubleLink", fix: (content) => without(content, block.key, key) }];
    seen.add(url);
    if (isSampleLink(url)) return [{ ...at, kind: "exampleLink" }];
    if (!url.startsWith("http:")) return [];
    return [{ ...at, kind: "insecureLink", fix: (content) => secured(content, block.key, key) }];
  });
}

function withItems(content: PageContent, blockKey: string, work: (items: ButtonItem[]) => ButtonItem[]) {
  const blocks = content.blocks.map((block) =>
    block.key === blockKey && block.type === "buttons"
      ? { ...block, data: { items: work(block.data.items) } }
      : block,
  );
  return { ...content, blocks };
}

const without = (content: PageContent, blockKey: string, itemKey: string): PageContent =>
  withItems(content, blockKey, (items) => items.filter(({ key }) => key !== itemKey));

const secured = (content: PageContent, blockKey: string, itemKey: string): PageContent =>
  withItems(content, blockKey, (items) =>
    items.map((item) =>
      item.key === itemKey ? { ...item, url: item.url.replace(/^\s*http:/i, "https:") } : item,
    ),
  );
