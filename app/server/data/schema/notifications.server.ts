import { sql } from "drizzle-orm";
import { index, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { instant } from "./columns.server";

/** What a user is told: the row first, the mail second. */
export const notifications = sqliteTable(
  "notifications",
  {
    id: text("id").primaryKey(),
    userId: text("user_id").notNull(),
    kind: text("kind").notNull(),
    /** What is told twice under one key is told once. */
    dedupeKey: text("dedupe_key").notNull(),
    payload: text("payload", { mode: "json" }).notNull(),
    createdAt: instant("created_at").notNull(),
    readAt: instant("read_at"),
    /** When it went out by mail, alone or in a digest, or was not to: as its person wants it, or since another job mails it. */
    mailedAt: instant("mailed_at"),
  },
  (table) => [
    uniqueIndex("notifications_dedupe").on(table.dedupeKey),
    index("notifications_user").on(table.userId, table.createdAt, table.id),
    index("notifications_unread").on(table.userId).where(sql`read_at IS NULL`),
    // What a digest tells of.
    index("notifications_unmailed").on(table.userId, table.createdAt).where(sql`mailed_at IS NULL`),
  ],
);

/** How often somebody wants mail of a kind; absent for the kind's own default. */
export const notificationPreferences = sqliteTable(
  "notification_preferences",
  {
    userId: text("user_id").notNull(),
    kind: text("kind").notNull(),
    frequency: text("frequency", { enum: ["immediate", "daily", "weekly", "off"] }).notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);

/** Mailboxes that want no mail from people who use the app: a keyed hash of the address. */
export const mailSuppressions = sqliteTable("mail_suppressions", {
  mailbox: text("mailbox").primaryKey(),
  createdAt: instant("created_at").notNull(),
});
