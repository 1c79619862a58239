import { z } from "zod";
import { cropConfigSchema } from "~/domain/pages/image-settings";
import { type PageContent, pageContentSchema } from "~/domain/pages/schema";
import { DIVIDER_STYLES } from "~/domain/pages/theme-layout";
import type { PageDraft } from "~/features/pages/editor/page-draft";

const scheduled = {
  key: z.string().min(1),
  enabled: z.boolean(),
  from: z.string().optional(),
  until: z.string().optional(),
};

const item = z.object({ ...scheduled, title: z.string(), url: z.string(), icon: z.string().optional() });

const block = z.discriminatedUnion("type", [
  z.object({ ...scheduled, type: z.literal("buttons"), data: z.object({ items: z.array(item) }) }),
  z.object({
    ...scheduled,
    type: z.literal("heading"),
    data: z.object({ text: z.string(), level: z.union([z.literal(2), z.literal(3)]) }),
  }),
  z.object({ ...scheduled, type: z.literal("text"), data: z.object({ text: z.string() }) }),
  z.object({
    ...scheduled,
    type: z.literal("divider"),
    data: z.object({ style: z.enum(DIVIDER_STYLES) }),
  }),
]);

const image = z.object({
  original: z.string().optional(),
  cropped: z.string().optional(),
  alt: z.string().optional(),
  config: cropConfigSchema.optional(),
});

/** A draft's shape without the rules of saving: half-typed addresses and texts that are too long are kept as well. */
const draftSchema = z.object({
  content: z.object({
    ...pageContentSchema.shape,
    profile: z.object({ title: z.string(), bio: z.string(), image: image.optional() }),
    blocks: z.array(block),
  }),
  slug: z.string(),
  published: z.boolean(),
});

/** @returns the draft that this browser kept, or null when it is none that this program can go on with */
export function parseStoredDraft(stored: unknown): PageDraft | null {
  const parsed = draftSchema.safeParse(stored);
  return parsed.success ? { ...parsed.data, content: parsed.data.content satisfies PageContent } : null;
}
