import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { CARD_IMAGE_SLOTS, type CardContent } from "~/domain/cards/schema";
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
    /** Beyond the plan's seats it is shown as the free card, until there are seats again. */
    restingAt: instant("resting_at"),
    /** The member whom it is assigned to; its owner is its owner all the same. */
    memberId: text("member_id"),
    /** The look of the team that it follows. */
    templateId: text("template_id"),
    /** Since when it is deleted, or given back by its member, with all that it was: its owner can put it back for a while. */
    restorableSince: instant("given_back_at"),
    /** The member who had it when its owner deleted it: it is assigned to them again with that. */
    deletedOf: text("deleted_of"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    deletedAt: instant("deleted_at"),
  },
  (table) => [
    uniqueIndex("cards_hash").on(table.hash),
    index("cards_owner").on(table.ownerId, table.createdAt, table.id).where(sql`deleted_at IS NULL`),
    // What an erasure of the account goes through; what is empty already is not in it.
    index("cards_deleted").on(table.ownerId).where(sql`deleted_at IS NOT NULL AND title <> ''`),
    index("cards_page").on(table.pageId),
    // One live card a member.
    uniqueIndex("cards_member").on(table.memberId).where(sql`member_id IS NOT NULL AND deleted_at IS NULL`),
    index("cards_template").on(table.templateId).where(sql`template_id IS NOT NULL`),
    index("cards_given_back").on(table.restorableSince).where(sql`given_back_at IS NOT NULL`),
    index("cards_restorable").on(table.ownerId, table.restorableSince).where(sql`given_back_at IS NOT NULL`),
  ],
);

/** What `/q/{code}` answers for. Rows are never deleted: printed codes outlive what they point to. */
export const codes = sqliteTable(
  "codes",
  {
    code: text("code").primaryKey(),
    ownerId: text("owner_id").notNull(),
    /** Exactly one of the two is set. */
    pageId: text("page_id"),
    cardId: text("card_id"),
    /** The card or page that it leads to instead, since who had its card left the team. */
    leadsToCard: text("leads_to_card"),
    leadsToPage: text("leads_to_page"),
    /** What its owner calls it ("Lisbon fair"); null for the one that a page or card is made with. */
    name: text("name"),
    /** How it is drawn; null for black on white. */
    style: text("style", { mode: "json" }),
    createdAt: instant("created_at").notNull(),
    /** When name or style last changed; null while they never did. */
    updatedAt: instant("updated_at"),
    /** When its owner took it off the card's list; it goes on answering. */
    removedAt: instant("removed_at"),
  },
  (table) => [index("codes_card").on(table.cardId, table.createdAt)],
);

/** The images of a card by slot. The holder is a card or, before sign-up, a draft: their ids never meet. */
export const cardImages = sqliteTable(
  "card_images",
  {
    holderId: text("holder_id").notNull(),
    slot: text("slot", { enum: CARD_IMAGE_SLOTS }).notNull(),
    key: text("key").notNull(),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    bytes: integer("bytes").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.holderId, table.slot] }), index("card_images_key").on(table.key)],
);
