import { z } from "zod";
import { pageImagesSchema, pageMetaSchema } from "./page-meta";
import { pageContentSchema } from "./schema";

const { shareImageUrl } = pageImagesSchema.shape;

const listedMetaSchema = pageMetaSchema.extend({ shareImageUrl });

/** A page without its content, for lists. */
export type ListedPageMeta = z.output<typeof listedMetaSchema>;

/** A page as its owner and the API read it. */
export const pageViewSchema = z.object({
  ...pageContentSchema.shape,
  ...pageMetaSchema.shape,
  ...pageImagesSchema.shape,
});

export type PageView = z.output<typeof pageViewSchema>;

/** A page as a list shows it. */
export const pageListItemSchema = listedMetaSchema.extend({
  profile: z.object({ title: z.string(), image: z.object({ cropped: z.url() }).optional() }),
});

export type PageListItem = z.output<typeof pageListItemSchema>;
