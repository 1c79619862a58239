import { sql } from "drizzle-orm";
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { CHANGE_KINDS } from "~/domain/changes";
import { instant } from "./columns.server";

/** The database's clock, in milliseconds since the epoch. */
const clock = sql`(CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER))`;

/**
 * The change log: one row per fact that something visible to visitors or passes has changed. Written by triggers
 * (`migrations/0000_init.sql`), so that no write and no operator's statement can omit it; the consequences are up to its readers.
 */
export const changes = sqliteTable("changes", {
  seq: integer("seq").primaryKey({ autoIncrement: true }),
  kind: text("kind", { enum: CHANGE_KINDS }).notNull(),
  /** The id of a page, card or user; a code or a slug itself. */
  subject: text("subject").notNull(),
  ownerId: text("owner_id"),
  /** Since when: for an account or a plan its row's time of change. */
  since: instant("since").notNull().default(clock),
  /** When it was logged. */
  at: instant("at").notNull().default(clock),
});

/** The position in the change log of each reader that must read all of it. */
export const changeCursors = sqliteTable("change_cursors", {
  reader: text("reader").primaryKey(),
  seq: integer("seq").notNull(),
});

/** Objects of R2 that no row uses, and when that was first seen: they are deleted 30 days later. */
export const orphans = sqliteTable("orphans", {
  key: text("key").primaryKey(),
  seenAt: instant("seen_at").notNull(),
});
