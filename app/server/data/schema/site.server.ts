import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { CHANGE_KINDS } from "~/domain/changes";
import { instant } from "./columns.server";

/** The database's clock, in milliseconds since the epoch. */
const clock = sql`(CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER))`;

/**
 * The change log: one row a fact, that something which visitors or passes see is not what it was. Written by triggers
 * (migration 0012), so that no write and no operator's statement can leave it out; what follows from a fact is decided
 * by who reads it.
 */
export const changes = sqliteTable("changes", {
  seq: integer("seq").primaryKey({ autoIncrement: true }),
  kind: text("kind", { enum: CHANGE_KINDS }).notNull(),
  /** The id of a page, card or user; a code or a slug itself. */
  subject: text("subject").notNull(),
  ownerId: text("owner_id"),
  /** Since when: of an account or a plan its row's time of change. */
  since: instant("since").notNull().default(clock),
  /** When it was stated. */
  at: instant("at").notNull().default(clock),
});

/** How far in the change log what must read all of it has come. */
export const changeCursors = sqliteTable("change_cursors", {
  reader: text("reader").primaryKey(),
  seq: integer("seq").notNull(),
});

/**
 * A change log by address, which nothing writes since migration 0026 dropped its triggers, and nothing reads. The table
 * stays, since migrations drop none; what is left in it is deleted within a day.
 */
export const siteChanges = sqliteTable(
  "site_changes",
  {
    seq: integer("seq").primaryKey({ autoIncrement: true }),
    /** `/{slug}`, `/c/{hash}` or `/q/{CODE}` */
    path: text("path").notNull(),
    at: instant("at").notNull(),
  },
  (table) => [index("site_changes_at").on(table.at)],
);
