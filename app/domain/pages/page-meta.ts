import { z } from "zod";
import { PAGE_STATES, UNPUBLISHED_REASONS } from "./state";

const url = z.url();
const instant = z.iso.datetime();

/** What is read of a page beside its content. */
export const pageMetaSchema = z.object({
  id: z.string(),
  slug: z.string(),
  url,
  qrUrl: url,
  published: z.boolean(),
  state: z.enum(PAGE_STATES),
  /** Why it is hidden from visitors; absent if it is visible. */
  unpublishedReason: z.enum(UNPUBLISHED_REASONS).optional(),
  isPro: z.boolean(),
  /** Made by "duplicate" and not yet opened, edited or dismissed. */
  isDuplicate: z.boolean(),
  /** Raised by one at each write. */
  version: z.number().int(),
  createdAt: instant,
  updatedAt: instant,
  /** The look of the team that it follows; for its owner alone. */
  template: z
    .object({
      id: z.string(),
      name: z.string(),
      /** Whether the page's theme is the look's. */
      isThemeLocked: z.boolean(),
      /** The keys of the look's blocks, before and after the page's own. */
      first: z.array(z.string()),
      last: z.array(z.string()),
    })
    .optional(),
});

/** What is read of its images, beside their addresses in its content. */
export const pageImagesSchema = z.object({
  shareImageUrl: url.optional(),
  /** What its images weigh as stored, in bytes by their address; for its owner alone. */
  imageBytes: z.record(z.string(), z.number().int()).optional(),
});

/** Fields that reading a page gives, or once gave, and writing it ignores. */
export const PAGE_READ_ONLY = [
  ...pageMetaSchema.omit({ slug: true }).keyof().options,
  "shareImage",
  ...pageImagesSchema.keyof().options,
] as const;
