import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "./columns.server";

/** An export of an account's data: made in steps, each of which continues from this row. */
export const exports = sqliteTable(
  "exports",
  {
    id: text("id").primaryKey(),
    userId: text("user_id").notNull(),
    state: text("state", { enum: ["waiting", "running", "ready", "failed", "gone"] }).notNull(),
    done: integer("done").notNull().default(0),
    total: integer("total").notNull().default(0),
    /** Where the next step continues, and its multipart upload. */
    progress: text("progress", { mode: "json" }),
    /** The key of the file in the bucket. */
    key: text("key").notNull(),
    bytes: integer("bytes"),
    createdAt: instant("created_at").notNull(),
    readyAt: instant("ready_at"),
    expiresAt: instant("expires_at"),
  },
  (table) => [
    index("exports_user").on(table.userId, table.createdAt),
    index("exports_expiry").on(table.expiresAt),
  ],
);

/** A deleted account: what is left to be done for it, and what is retained of it, without its name. */
export const deletedAccounts = sqliteTable(
  "deleted_accounts",
  {
    userId: text("user_id").primaryKey(),
    /** A keyed hash of its address. */
    emailHash: text("email_hash").notNull(),
    reason: text("reason"),
    deletedAt: instant("deleted_at").notNull(),
    /** When the erasure was finished. */
    erasedAt: instant("erased_at"),
  },
  (table) => [index("deleted_accounts_left").on(table.erasedAt)],
);
