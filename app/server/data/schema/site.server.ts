import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "./columns.server";

/**
 * Which addresses of the site changed, in order: every isolate reads on from where it was, and forgets what it kept
 * of them. Written by triggers, so that no write can forget to tell.
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
