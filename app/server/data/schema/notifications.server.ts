import { sql } from "drizzle-orm";
import { index, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { instant } from "./columns.server";

/** A user's notifications: the row first, the mail second. */
export const notifications = sqliteTable(
  "notifications",
  {
    id: text("id").primaryKey(),
    userId: text("user_id").notNull(),
    kind: text("kind").notNull(),
    /** A second notification with the same key is dropped. */
    dedupeKey: text("dedupe_key").notNull(),
    payload: text("payload", { mode: "json" }).notNull(),
    createdAt: instant("created_at").notNull(),
    readAt: instant("read_at"),
    /**
     * When it was mailed, alone or in a digest, or excluded from mail: by the user's preference, or since another job
     * mails it.
     */
    mailedAt: instant("mailed_at"),
  },
  (table) => [
    uniqueIndex("notifications_dedupe").on(table.dedupeKey),
    index("notifications_user").on(table.userId, table.createdAt, table.id),
    index("notifications_unread").on(table.userId).where(sql`read_at IS NULL`),
    // What a digest contains.
    index("notifications_unmailed").on(table.userId, table.createdAt).where(sql`mailed_at IS NULL`),
  ],
);

/** A user's mail frequency for a kind; absent for the kind's own default. */
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

/** Mailboxes that opted out of mail sent by users of the app: a keyed hash of the address. */
export const mailSuppressions = sqliteTable("mail_suppressions", {
  mailbox: text("mailbox").primaryKey(),
  createdAt: instant("created_at").notNull(),
});
