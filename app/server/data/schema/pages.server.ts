import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { PageContent } from "~/domain/pages/schema";
import { flag, instant } from "./columns.server";

export const pages = sqliteTable(
  "pages",
  {
    id: text("id").primaryKey(),
    ownerId: text("owner_id").notNull(),
    slug: text("slug").notNull(),
    /** The page's own QR code; its row in `codes` outlives the page. */
    code: text("code").notNull(),
    /** Copy of content.profile.title, so that lists do not read a megabyte of JSON per row. */
    title: text("title").notNull().default(""),
    content: text("content", { mode: "json" }).$type<PageContent>().notNull(),
    isPro: flag("is_pro").notNull().default(false),
    published: flag("published").notNull().default(false),
    unpublishedReason: text("unpublished_reason", { enum: ["owner", "expired", "limit", "checking"] }),
    /** When it last went live: pages live before a subscription ended are expired, later ones are not. */
    publishedAt: instant("published_at"),
    /** Incremented at each write of the content: the ETag, by which conflicting saves are detected. */
    version: integer("version").notNull().default(1),
    /** Made by "duplicate" and not yet opened, edited or dismissed. */
    isDuplicate: flag("is_duplicate").notNull().default(false),
    shareImageKey: text("share_image_key"),
    /** The team's template that it follows. */
    templateId: text("template_id"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    suspendedAt: instant("suspended_at"),
    deletedAt: instant("deleted_at"),
    /** When it was deleted with all its content, so that its owner can restore it for a while. */
    restorableSince: instant("restorable_since"),
    /** How many its owner had when it was deleted, itself among them: over the limit it may return within an hour. */
    deletedBeside: integer("deleted_beside"),
  },
  (table) => [
    uniqueIndex("pages_slug").on(table.slug).where(sql`deleted_at IS NULL`),
    index("pages_owner").on(table.ownerId, table.createdAt, table.id).where(sql`deleted_at IS NULL`),
    // For an erasure of the account: `pages_owner` holds only live ones.
    index("pages_deleted").on(table.ownerId).where(sql`deleted_at IS NOT NULL`),
    index("pages_restorable")
      .on(table.ownerId, table.restorableSince)
      .where(sql`restorable_since IS NOT NULL`),
    // For the collection of pages no longer restorable.
    index("pages_restorable_over").on(table.restorableSince).where(sql`restorable_since IS NOT NULL`),
    index("pages_template").on(table.templateId).where(sql`template_id IS NOT NULL`),
    index("pages_suspended").on(table.suspendedAt).where(sql`suspended_at IS NOT NULL`),
    index("pages_share_image").on(table.shareImageKey).where(sql`share_image_key IS NOT NULL`),
    // What counts against a plan's limit of live pages, without reading a page's content.
    index("pages_live")
      .on(table.ownerId, table.isPro, table.publishedAt, table.id)
      .where(sql`published = 1 AND deleted_at IS NULL`),
    // All that the sitemap reads, so that it never reads a page's content: see LISTED in data/sitemap.
    index("pages_listed")
      .on(table.slug, table.ownerId, table.isPro, table.publishedAt, table.updatedAt)
      .where(
        sql`published = 1 AND deleted_at IS NULL AND suspended_at IS NULL AND json_extract(content, '$.sensitive') IS NULL AND json_extract(content, '$.seo.isHidden') IS NOT 1`,
      ),
  ],
);

/** Addresses that no live page has but that are reserved for their former owner. */
export const slugHolds = sqliteTable(
  "slug_holds",
  {
    slug: text("slug").primaryKey(),
    pageId: text("page_id").notNull(),
    ownerId: text("owner_id").notNull(),
    kind: text("kind", { enum: ["moved", "deleted"] }).notNull(),
    until: instant("until").notNull(),
  },
  (table) => [index("slug_holds_owner").on(table.ownerId, table.until)],
);

/** One row per image type (1 to 6, see domain/media/image-types) of a page; the bytes are in R2 under `key`. */
export const pageImages = sqliteTable(
  "page_images",
  {
    pageId: text("page_id").notNull(),
    type: integer("type").notNull(),
    key: text("key").notNull(),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    bytes: integer("bytes").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.pageId, table.type] }), index("page_images_key").on(table.key)],
);

/**
 * The image of an image block. The holder is a page or, before sign-up, a draft: their ids never collide, so a draft's
 * images are given to its page, and a page's to its copy, by one statement.
 */
export const blockImages = sqliteTable(
  "block_images",
  {
    holderId: text("holder_id").notNull(),
    blockKey: text("block_key").notNull(),
    key: text("key").notNull(),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    bytes: integer("bytes").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.holderId, table.blockKey] }),
    index("block_images_key").on(table.key),
  ],
);

/**
 * A page's content before its owner went back to free, for an upgrade: never served. Its images: data/paid-versions.
 */
export const paidVersions = sqliteTable("paid_versions", {
  pageId: text("page_id").primaryKey(),
  content: text("content", { mode: "json" }).$type<PageContent>().notNull(),
  createdAt: instant("created_at").notNull(),
});
