import { z } from "zod";
import { LIMITS } from "~/domain/limits";
import type { Finding } from "~/domain/pages/finding";
import { isSampleLink } from "~/domain/pages/sample-link";
import { entryError, serviceLink } from "~/domain/services/link";
import { offers, type ServiceBlockType, serviceById } from "~/domain/services/services";
import { singleLine } from "~/domain/text";
import { key, keyedList } from "./block-parts";
import { defineBlock, draftItems, keepItems } from "./define-block";

/** One entry of a block of services. An empty value is kept and not shown; any other has to lead somewhere. */
function serviceItem(type: ServiceBlockType) {
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
        const known = serviceById(service);
        return value === "" || !known || serviceLink(known, value) !== null;
      },
      { error: ({ input }) => messageOf(input), path: ["value"] },
    );
}

function messageOf(item: unknown) {
  const known = serviceById((item as { service: string }).service);
  return known ? entryError(known) : "linkInvalid";
}

export type ServiceItem = z.output<ReturnType<typeof serviceItem>>;

function servicesBlock<T extends ServiceBlockType>(type: T) {
  const items = keyedList(serviceItem(type), LIMITS.itemsPerBlock).default([]);
  return defineBlock(type, z.strictObject({ items }).prefault({}), {
    draft: draftItems({ service: z.string(), value: z.string(), enabled: z.boolean() }),
    hasContent: ({ items }) => items.some(({ value }) => value !== ""),
    visible: (data) => keepItems(data, hasTarget),
    checkLinks,
  });
}

export const messengersBlock = servicesBlock("messengers");
export const marketplacesBlock = servicesBlock("marketplaces");
export const videosBlock = servicesBlock("videos");
export const socialButtonsBlock = servicesBlock("socialButtons");
export const socialIconsBlock = servicesBlock("socialIcons");

function hasTarget({ enabled, service, value }: ServiceItem): boolean {
  const known = serviceById(service);
  return enabled && known !== undefined && serviceLink(known, value) !== null;
}

function checkLinks(block: { key: string; data: { items: ServiceItem[] } }): Finding[] {
  return block.data.items.flatMap(({ key, service, title, value, enabled }): Finding[] => {
    const at = { blockKey: block.key, itemKey: key, title: title || service };
    const known = serviceById(service);
    const url = known ? serviceLink(known, value) : null;
    if (value !== "" && url === null) return [{ ...at, kind: "wrongLink" }];
    if (!enabled) return [];
    if (url === null) return [{ ...at, kind: "emptyService" }];
    return isSampleLink(url) ? [{ ...at, kind: "exampleLink" }] : [];
  });
}
