import { z } from "zod";
import { LIMITS } from "~/domain/limits";
import { normalizedUrl, normalizeUrl } from "~/domain/links";
import { EMBED_PROVIDERS, embedOf } from "~/domain/pages/embeds";
import { imageReference } from "~/domain/pages/image-settings";
import { singleLine } from "~/domain/text";
import { defineBlock } from "./define-block";

/** The URL of the media; empty while not filled in. */
const playable = z
  .string()
  .max(LIMITS.url)
  .overwrite((raw) => {
    const normalized = normalizeUrl(raw);
    return normalized.ok ? normalized.url : raw;
  })
  .refine((url) => url === "" || embedOf(url) !== null, { error: "embedUnknown" });

const embedData = z
  .strictObject({
    url: playable.default(""),
    /** Derived from the URL; the client's value is ignored. */
    provider: z.enum(EMBED_PROVIDERS).optional(),
    title: singleLine(LIMITS.linkTitle).default(""),
    /** The owner's image, shown until playback starts. */
    image: imageReference.optional(),
  })
  .prefault({})
  .transform(({ provider: _sent, ...data }) => {
    const provider = embedOf(data.url)?.provider;
    return { ...data, ...(provider && { provider }) };
  });

export const embedBlock = defineBlock("embed", embedData, {
  draft: z.looseObject({ url: z.string(), title: z.string() }),
  hasContent: ({ url }) => url !== "",
  checkLinks: ({ key, data: { url, title } }) =>
    url === "" || embedOf(normalizedUrl(url) ?? "")
      ? []
      : [{ kind: "wrongLink", blockKey: key, title: title || url }],
  image: {
    titleOf: ({ title }) => title,
    put: ({ image: _i, ...data }, placed) => (placed ? { ...data, image: placed.address } : data),
  },
});
