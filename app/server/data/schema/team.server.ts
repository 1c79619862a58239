import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { LeavingRecord } from "~/domain/team/leaving";
import type { PageTemplateContent } from "~/domain/team/page-template";
import { PERMISSIONS } from "~/domain/team/permission";
import type { TemplateContent } from "~/domain/team/template";
import { flag, instant } from "./columns.server";

/** The members and invitees of an owner's team. A card names its member; a member uses no seat of their own. */
export const members = sqliteTable(
  "members",
  {
    id: text("id").primaryKey(),
    ownerId: text("owner_id").notNull(),
    /** The invited address, lower case. */
    email: text("email").notNull(),
    /** The account that accepted; null while the invitation is open. */
    userId: text("user_id"),
    permission: text("permission", { enum: PERMISSIONS }).notNull(),
    /** Of the link in the latest mail. */
    tokenHash: text("token_hash"),
    /** When the invitation expires. */
    expiresAt: instant("expires_at").notNull(),
    createdAt: instant("created_at").notNull(),
    acceptedAt: instant("accepted_at"),
    /** Removed by the owner, left, or the invitation was revoked; the row still maps contacts to their member. */
    removedAt: instant("removed_at"),
    /** Ids of former members whose contacts the owner lets this one see, as JSON. */
    seesContactsOf: text("sees_contacts_of", { mode: "json" }).$type<string[]>().notNull().default([]),
    /** Until when a former member may download a file of the contacts they met. */
    exportUntil: instant("export_until"),
  },
  (table) => [
    uniqueIndex("members_email").on(table.ownerId, table.email).where(sql`removed_at IS NULL`),
    uniqueIndex("members_account")
      .on(table.ownerId, table.userId)
      .where(sql`removed_at IS NULL AND user_id IS NOT NULL`),
    uniqueIndex("members_token").on(table.tokenHash),
    index("members_owner").on(table.ownerId, table.createdAt, table.id),
    index("members_user").on(table.userId),
    index("members_invited").on(table.email).where(sql`removed_at IS NULL AND user_id IS NULL`),
  ],
);

/** A member's leaving, and the owner's decision about their card, its codes and their contacts. */
export const memberLeavings = sqliteTable(
  "member_leavings",
  {
    id: text("id").primaryKey(),
    ownerId: text("owner_id").notNull(),
    memberId: text("member_id").notNull(),
    /** The member's name when they left. */
    name: text("name").notNull(),
    /** Their card. */
    cardId: text("card_id"),
    cause: text("cause", { enum: ["removed", "left", "deleted"] }).notNull(),
    /** Null until the owner has decided. */
    choice: text("choice", { mode: "json" }).$type<LeavingRecord>(),
    createdAt: instant("created_at").notNull(),
    decidedAt: instant("decided_at"),
    undoneAt: instant("undone_at"),
  },
  (table) => [
    index("member_leavings_owner").on(table.ownerId, table.createdAt),
    index("member_leavings_member").on(table.memberId),
  ],
);

/** An owner's file of people to get cards; a job processes its rows in bounded runs. */
export const memberImports = sqliteTable(
  "member_imports",
  {
    id: text("id").primaryKey(),
    ownerId: text("owner_id").notNull(),
    state: text("state", { enum: ["running", "done"] }).notNull(),
    permission: text("permission", { enum: PERMISSIONS }).notNull(),
    /** Whether each is invited, or only gets a card. */
    invites: flag("invites").notNull(),
    total: integer("total").notNull(),
    createdAt: instant("created_at").notNull(),
    endedAt: instant("ended_at"),
  },
  (table) => [index("member_imports_owner").on(table.ownerId, table.createdAt)],
);

export const memberImportRows = sqliteTable(
  "member_import_rows",
  {
    importId: text("import_id").notNull(),
    /** The row's place in the file, from 1. */
    place: integer("place").notNull(),
    content: text("content", { mode: "json" }).notNull(),
    state: text("state", { enum: ["waiting", "done", "refused"] }).notNull(),
    /** Why it was refused, by the name of its message. */
    reason: text("reason"),
    /** The card made from it. */
    cardId: text("card_id"),
  },
  (table) => [primaryKey({ columns: [table.importId, table.place] })],
);

/** Shared values for many cards of an owner, prefilled or locked; merged when a card is read. */
export const cardTemplates = sqliteTable(
  "card_templates",
  {
    id: text("id").primaryKey(),
    ownerId: text("owner_id").notNull(),
    name: text("name").notNull(),
    content: text("content", { mode: "json" }).$type<TemplateContent>().notNull(),
    version: integer("version").notNull().default(1),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [index("card_templates_owner").on(table.ownerId, table.createdAt)],
);

/** A shared look for many pages of an owner: a theme, and blocks that come first or last. */
export const pageTemplates = sqliteTable(
  "page_templates",
  {
    id: text("id").primaryKey(),
    ownerId: text("owner_id").notNull(),
    name: text("name").notNull(),
    content: text("content", { mode: "json" }).$type<PageTemplateContent>().notNull(),
    version: integer("version").notNull().default(1),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [index("page_templates_owner").on(table.ownerId, table.createdAt)],
);
