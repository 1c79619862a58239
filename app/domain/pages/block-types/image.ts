import { z } from "zod";
import { LIMITS } from "~/domain/limits";
import { linkSchema, normalizedUrl } from "~/domain/links";
import type { Finding } from "~/domain/pages/finding";
import { imageReference } from "~/domain/pages/image-settings";
import { isSampleLink } from "~/domain/pages/sample-link";
import { singleLine } from "~/domain/text";
import { defineBlock } from "./define-block";

const side = z.number().int().min(1).max(LIMITS.imageSide);

const imageData = z
  .strictObject({
    image: imageReference.optional(),
    /** Of the stored image in px, to reserve its place while it loads; a client's values are ignored. */
    width: side.optional(),
    height: side.optional(),
    alt: singleLine(LIMITS.alt).default(""),
    caption: singleLine(LIMITS.caption).optional(),
    url: linkSchema.optional(),
  })
  .prefault({});

export const imageBlock = defineBlock("image", imageData, {
  draft: z.looseObject({ alt: z.string() }),
  // The entitlement is checked on the save before the image is uploaded.
  isPaidEmpty: true,
  hasContent: ({ image }) => image !== undefined,
  checkLinks,
  image: {
    titleOf: ({ caption, alt }) => caption || alt,
    put: ({ image: _i, width: _w, height: _h, ...data }, placed) =>
      placed ? { ...data, image: placed.address, width: placed.width, height: placed.height } : data,
  },
});

function checkLinks({ key, data }: { key: string; data: z.output<typeof imageData> }): Finding[] {
  if (!data.url) return [];
  const at = { blockKey: key, title: data.caption || data.url };
  const url = normalizedUrl(data.url);
  if (url === null) return [{ ...at, kind: "wrongLink" }];
  return isSampleLink(url) ? [{ ...at, kind: "exampleLink" }] : [];
}
