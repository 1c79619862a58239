import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { CardContent } from "~/domain/cards/schema";
import { flag, instant } from "./columns.server";

export const cards = sqliteTable(
  "cards",
  {
    id: text("id").primaryKey(),
    /** The public name: `/c/{hash}`, and what the editor's address carries. */
    hash: text("hash").notNull(),
    ownerId: text("owner_id").notNull(),
    code: text("code").notNull(),
    /** The linked page; it may be gone, the card then says so. */
    pageId: text("page_id"),
    title: text("title").notNull(),
    content: text("content", { mode: "json" }).$type<CardContent>().notNull(),
    version: integer("version").notNull().default(1),
    isDuplicate: flag("is_duplicate").notNull().default(false),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    deletedAt: instant("deleted_at"),
  },
  (table) => [
    uniqueIndex("cards_hash").on(table.hash),
    index("cards_owner").on(table.ownerId, table.createdAt, table.id).where(sql`deleted_at IS NULL`),
    index("cards_page").on(table.pageId),
  ],
);

/** What `/q/{code}` answers for. Rows are never deleted: printed codes outlive what they point to. */
export const codes = sqliteTable("codes", {
  code: text("code").primaryKey(),
  ownerId: text("owner_id").notNull(),
  /** Exactly one of the two is set. */
  pageId: text("page_id"),
  cardId: text("card_id"),
  createdAt: instant("created_at").notNull(),
});
