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
    /** The linked page; it may be deleted, the card then shows that. */
    pageId: text("page_id"),
    title: text("title").notNull(),
    content: text("content", { mode: "json" }).$type<CardContent>().notNull(),
    version: integer("version").notNull().default(1),
    isDuplicate: flag("is_duplicate").notNull().default(false),
    /** Beyond the plan's seats it is shown as the free card, until a seat is free again. */
    restingAt: instant("resting_at"),
    /** The member it is assigned to; its owner stays the same. */
    memberId: text("member_id"),
    /** The team's template that it follows. */
    templateId: text("template_id"),
    /** When it was deleted, or given back by its member, with all its content: its owner can restore it for a while. */
    restorableSince: instant("given_back_at"),
    /** How many its owner had when it was deleted, itself among them: over the limit it may return within an hour. */
    deletedBeside: integer("deleted_beside"),
    /** The member who had it when its owner deleted it: a restore assigns it to them again. */
    deletedOf: text("deleted_of"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    deletedAt: instant("deleted_at"),
  },
  (table) => [
    uniqueIndex("cards_hash").on(table.hash),
    index("cards_owner").on(table.ownerId, table.createdAt, table.id).where(sql`deleted_at IS NULL`),
    // For an erasure of the account; emptied rows are not in it.
    index("cards_deleted").on(table.ownerId).where(sql`deleted_at IS NOT NULL AND title <> ''`),
    index("cards_page").on(table.pageId),
    // One live card per member.
    uniqueIndex("cards_member").on(table.memberId).where(sql`member_id IS NOT NULL AND deleted_at IS NULL`),
    index("cards_template").on(table.templateId).where(sql`template_id IS NOT NULL`),
    index("cards_given_back").on(table.restorableSince).where(sql`given_back_at IS NOT NULL`),
    index("cards_restorable").on(table.ownerId, table.restorableSince).where(sql`given_back_at IS NOT NULL`),
  ],
);

/** The targets of `/q/{code}`. Rows are never deleted: printed codes outlive what they point to. */
export const codes = sqliteTable(
  "codes",
  {
    code: text("code").primaryKey(),
    ownerId: text("owner_id").notNull(),
    /** Exactly one of the two is set. */
    pageId: text("page_id"),
    cardId: text("card_id"),
    /** The card or page it redirects to, after the member who had its card left the team. */
    leadsToCard: text("leads_to_card"),
    leadsToPage: text("leads_to_page"),
    /** The owner's name for it ("Lisbon fair"); null for the one that a page or card is created with. */
    name: text("name"),
    /** Its style; null for black on white. */
    style: text("style", { mode: "json" }),
    createdAt: instant("created_at").notNull(),
    /** When name or style last changed; null while unchanged. */
    updatedAt: instant("updated_at"),
    /** When its owner removed it from the card's list; it still resolves. */
    removedAt: instant("removed_at"),
  },
  (table) => [index("codes_card").on(table.cardId, table.createdAt)],
);

/** The images of a card by slot. The holder is a card or, before sign-up, a draft: their ids never collide. */
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
