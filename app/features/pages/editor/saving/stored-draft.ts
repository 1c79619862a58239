import { z } from "zod";
import { BLOCK_TYPES, type Block, type BlockType } from "~/domain/pages/blocks";
import { CONTACT_FIELDS, DETAIL_NAMES } from "~/domain/pages/contact-blocks";
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

const text = z.string();
const keyed = { key: z.string().min(1) };
const listOf = (item: z.ZodRawShape) => z.object({ items: z.array(z.looseObject({ ...keyed, ...item })) });
const services = listOf({ service: text, value: text, enabled: z.boolean() });

/** What the editor's fields need to find in a block of each type; what is typed into it may still be wrong. */
const DATA: Record<BlockType, z.ZodType> = {
  buttons: listOf({ title: text, url: text, enabled: z.boolean() }),
  heading: z.object({ text, level: z.union([z.literal(2), z.literal(3)]) }),
  text: z.object({ text }),
  divider: z.object({ style: z.enum(DIVIDER_STYLES) }),
  image: z.looseObject({ alt: text }),
  embed: z.looseObject({ url: text, title: text }),
  contactDetails: listOf({ name: z.enum(DETAIL_NAMES), label: text, value: text }),
  messengers: services,
  marketplaces: services,
  videos: services,
  socialButtons: services,
  socialIcons: services,
  businessCard: z.looseObject({ text, icon: text }),
  collectContacts: z.object({
    text,
    icon: text,
    consent: text,
    fields: z.array(z.object({ name: z.enum(CONTACT_FIELDS), required: z.boolean() })),
  }),
};

const block = z
  .object({ ...scheduled, type: z.enum(BLOCK_TYPES), data: z.unknown() })
  .refine(({ type, data }) => DATA[type].safeParse(data).success)
  .transform((stored) => stored as Block);

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
