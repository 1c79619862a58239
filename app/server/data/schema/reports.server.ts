import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { LanguageCode } from "~/domain/languages";
import type { ReportReason } from "~/domain/reports/report";
import { instant } from "./columns.server";

/** Visitors' reports of pages and cards, for the operators. */
export const reports = sqliteTable(
  "reports",
  {
    id: text("id").primaryKey(),
    /** The page or the card, by its id's prefix; the column's name is from before cards had reports. */
    subjectId: text("page_id").notNull(),
    /** Its address at the time, since a page may move: a page's slug, a card's `c/{hash}`. */
    address: text("slug").notNull(),
    reason: text("reason").$type<ReportReason>().notNull(),
    text: text("text").notNull().default(""),
    email: text("email"),
    locale: text("locale").$type<LanguageCode>().notNull(),
    createdAt: instant("created_at").notNull(),
    /** When an operator dismissed it; actor and reason are in the audit log. */
    dismissedAt: instant("dismissed_at"),
  },
  (table) => [
    index("reports_page").on(table.subjectId, table.createdAt),
    // For the operators' list, newest first, and for the open reports of one page or card.
    index("reports_open").on(table.createdAt, table.id, table.subjectId).where(sql`dismissed_at IS NULL`),
    index("reports_open_page")
      .on(table.subjectId, table.createdAt, table.id, table.reason)
      .where(sql`dismissed_at IS NULL`),
  ],
);

/** Reports of a page or card beyond the stored ones of one reason in a day (UTC): counted for the operators. */
export const reportOverflows = sqliteTable(
  "report_overflows",
  {
    subjectId: text("page_id").notNull(),
    /** As `2026-11-21`. */
    day: text("day").notNull(),
    reason: text("reason").$type<ReportReason>().notNull(),
    reports: integer("reports").notNull(),
    /** How many of them are dismissed. */
    dismissed: integer("dismissed").notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.subjectId, table.day, table.reason] })],
);
