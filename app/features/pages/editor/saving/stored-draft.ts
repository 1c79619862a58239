import { z } from "zod";
import { BLOCK_TYPES, type Block, draftDataSchema } from "~/domain/pages/blocks";
import { cropConfigSchema } from "~/domain/pages/image-settings";
import { type PageContent, pageContentSchema } from "~/domain/pages/schema";
import type { PageDraft } from "~/features/pages/editor/page-draft";

const scheduled = {
  key: z.string().min(1),
  enabled: z.boolean(),
  from: z.string().optional(),
  until: z.string().optional(),
};

const block = z
  .object({ ...scheduled, type: z.enum(BLOCK_TYPES), data: z.unknown() })
  .refine(({ type, data }) => draftDataSchema(type).safeParse(data).success)
  .transform((stored) => stored as Block);

const image = z.object({
  original: z.string().optional(),
  cropped: z.string().optional(),
  alt: z.string().optional(),
  config: cropConfigSchema.optional(),
});

/** A draft's shape without the rules of saving: half-typed addresses and too long texts are stored as well. */
const draftSchema = z.object({
  content: z.object({
    ...pageContentSchema.shape,
    profile: z.object({ title: z.string(), bio: z.string(), image: image.optional() }),
    blocks: z.array(block),
  }),
  slug: z.string(),
  published: z.boolean(),
});

/** @returns the draft stored in this browser, or null if this version cannot read it */
export function parseStoredDraft(stored: unknown): PageDraft | null {
  const parsed = draftSchema.safeParse(stored);
  return parsed.success ? { ...parsed.data, content: parsed.data.content satisfies PageContent } : null;
}
