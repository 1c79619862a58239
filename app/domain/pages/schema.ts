import { z } from "zod";
import { maxJsonBytes } from "~/domain/json-size";
import { LIMITS } from "~/domain/limits";
import { slugSchema } from "~/domain/slugs";
import { multiLine, singleLine } from "~/domain/text";
import { blocksSchema } from "./blocks";
import { cropConfigSchema, imageReference } from "./image-settings";
import { PAGE_READ_ONLY } from "./page-meta";
import { defaultTheme, themeSchema } from "./theme";

/** Levels of the sensitive-content warning: adult, restricted, mature. */
export const SENSITIVE_LEVELS = [18, 21, 25] as const;
export type SensitiveLevel = (typeof SENSITIVE_LEVELS)[number];

export const profileSchema = z.strictObject({
  title: singleLine(LIMITS.title).default(""),
  bio: multiLine(LIMITS.bio).default(""),
  image: z
    .strictObject({
      original: imageReference.optional(),
      cropped: imageReference.optional(),
      alt: singleLine(LIMITS.alt).optional(),
      config: cropConfigSchema.optional(),
    })
    .optional(),
});

export const seoSchema = z.strictObject({
  title: singleLine(LIMITS.seoTitle).optional(),
  description: multiLine(LIMITS.seoDescription).optional(),
  /** Excludes the page from search engines (noindex). */
  isHidden: z.boolean().optional(),
});

const sensitiveSchema = z.union([z.literal(18), z.literal(21), z.literal(25)]);

const flags = {
  isPrefill: z.boolean(),
  prefillId: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, "invalidFormat"),
  isUsingTheme: z.boolean(),
  forceSaveImage: z.boolean(),
  skipGenerateShareImage: z.boolean(),
};

/** What is stored of a page as one JSON value. */
export const pageContentSchema = z.strictObject({
  profile: profileSchema.prefault({}),
  blocks: blocksSchema.default([]),
  theme: themeSchema.prefault({}),
  seo: seoSchema.default({}),
  sensitive: sensitiveSchema.optional(),
  isPrefill: flags.isPrefill.default(false),
  prefillId: flags.prefillId.optional(),
  isUsingTheme: flags.isUsingTheme.default(false),
  forceSaveImage: flags.forceSaveImage.default(false),
  skipGenerateShareImage: flags.skipGenerateShareImage.default(false),
});

export type PageContent = z.output<typeof pageContentSchema>;
export type Profile = PageContent["profile"];

const ignored = z.unknown().optional().meta({ readOnly: true });
const readOnly = Object.fromEntries(PAGE_READ_ONLY.map((name) => [name, ignored])) as Record<
  (typeof PAGE_READ_ONLY)[number],
  typeof ignored
>;

function withoutReadOnly<T extends Record<string, unknown>>(
  page: T,
): Omit<T, (typeof PAGE_READ_ONLY)[number]> {
  const writable: Record<string, unknown> = { ...page };
  for (const name of PAGE_READ_ONLY) delete writable[name];
  return writable as Omit<T, (typeof PAGE_READ_ONLY)[number]>;
}

const checkSize = maxJsonBytes(LIMITS.pageJson, "pageTooLarge", "blocks");

/** A new page: everything may be left out and takes its default. */
export const pageInputSchema = z
  .strictObject({
    ...readOnly,
    slug: slugSchema.optional(),
    ...pageContentSchema.shape,
    sensitive: sensitiveSchema.nullish().transform((level) => level ?? undefined),
  })
  .transform(withoutReadOnly)
  .check(checkSize);

export type PageInput = z.output<typeof pageInputSchema>;

/**
 * A change of a page. A part that is left out stays as it is; a part that is given replaces the stored one, what is
 * missing in it taking its default. `sensitive: null` takes the warning away.
 */
export const pageUpdateSchema = z
  .strictObject({
    ...readOnly,
    slug: slugSchema.optional(),
    profile: profileSchema.optional(),
    blocks: blocksSchema.optional(),
    theme: themeSchema.optional(),
    seo: seoSchema.optional(),
    sensitive: sensitiveSchema.nullish(),
    isPrefill: flags.isPrefill.optional(),
    prefillId: flags.prefillId.optional(),
    isUsingTheme: flags.isUsingTheme.optional(),
    forceSaveImage: flags.forceSaveImage.optional(),
    skipGenerateShareImage: flags.skipGenerateShareImage.optional(),
  })
  .transform(withoutReadOnly)
  .check(checkSize);

export type PageUpdate = z.output<typeof pageUpdateSchema>;

/** What the settings call changes: nothing of the content but the warning. */
export const pageSettingsSchema = z.strictObject({
  slug: slugSchema.optional(),
  sensitive: sensitiveSchema.nullish(),
  published: z.boolean().optional(),
});

export type PageSettings = z.output<typeof pageSettingsSchema>;

/** A page with nothing on it: no title, no bio, no image, no blocks, on plain white. */
export function emptyPage(): PageContent {
  return {
    profile: { title: "", bio: "" },
    blocks: [],
    theme: defaultTheme(),
    seo: {},
    isPrefill: false,
    isUsingTheme: false,
    forceSaveImage: false,
    skipGenerateShareImage: false,
  };
}
