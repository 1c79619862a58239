import { z } from "zod";
import { LIMITS } from "~/domain/limits";
import { linkSchema, normalizeUrl } from "~/domain/links";
import { singleLine } from "~/domain/text";
import { blockOf } from "./block-parts";
import { EMBED_PROVIDERS, embedOf } from "./embeds";
import { imageReference } from "./image-settings";

const imageSide = z.number().int().min(1).max(LIMITS.imageSide);

export const imageBlock = blockOf(
  "image",
  z
    .strictObject({
      image: imageReference.optional(),
      /** Of the stored image in px, so that its place is kept while it loads; what a client sends is not believed. */
      width: imageSide.optional(),
      height: imageSide.optional(),
      alt: singleLine(LIMITS.alt).default(""),
      caption: singleLine(LIMITS.caption).optional(),
      url: linkSchema.optional(),
    })
    .prefault({}),
);

/** An address to play; empty while it is still to be filled in. */
const playable = z
  .string()
  .max(LIMITS.url)
  .overwrite((raw) => {
    const normalized = normalizeUrl(raw);
    return normalized.ok ? normalized.url : raw;
  })
  .refine((url) => url === "" || embedOf(url) !== null, { error: "embedUnknown" });

export const embedBlock = blockOf(
  "embed",
  z
    .strictObject({
      url: playable.default(""),
      /** Told by the address; what a client sends is not believed. */
      provider: z.enum(EMBED_PROVIDERS).optional(),
      title: singleLine(LIMITS.linkTitle).default(""),
      /** An image of the owner's to show until somebody plays it. */
      image: imageReference.optional(),
    })
    .prefault({})
    .transform(({ provider: _sent, ...data }) => {
      const provider = embedOf(data.url)?.provider;
      return { ...data, ...(provider && { provider }) };
    }),
);
