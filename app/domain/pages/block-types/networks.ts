import { z } from "zod";
import { LIMITS } from "~/domain/limits";
import { entryError, networkLink } from "~/domain/networks/link";
import { type NetworkBlockType, networkById, offers } from "~/domain/networks/networks";
import type { Finding } from "~/domain/pages/finding";
import { isSampleLink } from "~/domain/pages/sample-link";
import { singleLine } from "~/domain/text";
import { key, keyedList } from "./block-parts";
import { defineBlock, draftItems, filterItems } from "./define-block";

/** One entry of a block of services. An empty value is stored and not shown; any other must have a valid target. */
function networkItem(type: NetworkBlockType) {
  return z
    .strictObject({
      key,
      service: z.string().refine((id) => offers(type, id), "invalidChoice"),
      value: singleLine(LIMITS.url).default(""),
      title: singleLine(LIMITS.linkTitle).optional(),
      enabled: z.boolean().default(true),
    })
    .refine(
      ({ service, value }) => {
        const known = networkById(service);
        return value === "" || !known || networkLink(known, value) !== null;
      },
      { error: ({ input }) => messageOf(input), path: ["value"] },
    );
}

function messageOf(item: unknown) {
  const known = networkById((item as { service: string }).service);
  return known ? entryError(known) : "linkInvalid";
}

export type NetworkItem = z.output<ReturnType<typeof networkItem>>;

function networksBlock<T extends NetworkBlockType>(type: T) {
  const items = keyedList(networkItem(type), LIMITS.itemsPerBlock).default([]);
  return defineBlock(type, z.strictObject({ items }).prefault({}), {
    draft: draftItems({ service: z.string(), value: z.string(), enabled: z.boolean() }),
    hasContent: ({ items }) => items.some(({ value }) => value !== ""),
    visible: (data) => filterItems(data, hasTarget),
    checkLinks,
  });
}

export const messengersBlock = networksBlock("messengers");
export const marketplacesBlock = networksBlock("marketplaces");
export const videosBlock = networksBlock("videos");
export const socialButtonsBlock = networksBlock("socialButtons");
export const socialIconsBlock = networksBlock("socialIcons");

function hasTarget({ enabled, service, value }: NetworkItem): boolean {
  const known = networkById(service);
  return enabled && known !== undefined && networkLink(known, value) !== null;
}

function checkLinks(block: { key: string; data: { items: NetworkItem[] } }): Finding[] {
  return block.data.items.flatMap(({ key, service, title, value, enabled }): Finding[] => {
    const known = networkById(service);
    const at = { blockKey: block.key, itemKey: key, title: title || (known?.name ?? service) };
    const url = known ? networkLink(known, value) : null;
    if (value !== "" && url === null) return [{ ...at, kind: "wrongLink" }];
    if (!enabled) return [];
    if (url === null) return [{ ...at, kind: "emptyService" }];
    return isSampleLink(url) ? [{ ...at, kind: "exampleLink" }] : [];
  });
}
