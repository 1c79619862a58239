import { z } from "zod";
import { LIMITS } from "~/domain/limits";
import { linkSchema } from "~/domain/links";
import { entryError, serviceLink } from "~/domain/services/link";
import { offers, type ServiceBlockType, serviceById } from "~/domain/services/services";
import { singleLine } from "~/domain/text";
import { blockOf, endsAfterStart, iconName, key, keyedList, visibility, wrongEnd } from "./block-parts";

export const buttonItemSchema = z
  .strictObject({
    key,
    title: singleLine(LIMITS.linkTitle).default(""),
    url: linkSchema,
    icon: iconName.optional(),
    ...visibility,
  })
  .refine(endsAfterStart, wrongEnd);

export type ButtonItem = z.output<typeof buttonItemSchema>;

export const buttonsBlock = blockOf(
  "buttons",
  z.strictObject({ items: keyedList(buttonItemSchema, LIMITS.itemsPerBlock).default([]) }).prefault({}),
);

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

function servicesBlock<T extends ServiceBlockType>(type: T) {
  const items = keyedList(serviceItem(type), LIMITS.itemsPerBlock).default([]);
  return blockOf(type, z.strictObject({ items }).prefault({}));
}

export type ServiceItem = z.output<ReturnType<typeof serviceItem>>;

export const messengersBlock = servicesBlock("messengers");
export const marketplacesBlock = servicesBlock("marketplaces");
export const videosBlock = servicesBlock("videos");
export const socialButtonsBlock = servicesBlock("socialButtons");
export const socialIconsBlock = servicesBlock("socialIcons");
