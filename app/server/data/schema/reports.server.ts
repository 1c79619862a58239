import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { LanguageCode } from "~/domain/languages";
import type { ReportReason } from "~/domain/reports/report";
import { instant } from "./columns.server";

/** What visitors reported of pages and cards, for the operators. */
export const reports = sqliteTable(
  "reports",
  {
    id: text("id").primaryKey(),
    /** The page or the card, as its id's prefix tells; the column's name is from before cards had reports. */
    subjectId: text("page_id").notNull(),
    /** Its address at the time, since a page may move on: a page's slug, a card's `c/{hash}`. */
    address: text("slug").notNull(),
    reason: text("reason").$type<ReportReason>().notNull(),
    text: text("text").notNull().default(""),
    email: text("email"),
    locale: text("locale").$type<LanguageCode>().notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("reports_page").on(table.subjectId, table.createdAt)],
);

/** Reports of a page or card beyond what is stored of one reason in a day (UTC): counted, so that operators learn of them. */
export const reportOverflows = sqliteTable(
  "report_overflows",
  {
    subjectId: text("page_id").notNull(),
    /** As `2026-11-21`. */
    day: text("day").notNull(),
    reason: text("reason").$type<ReportReason>().notNull(),
    reports: integer("reports").notNull(),
  },
  (table) => [primaryKey({ columns: [table.subjectId, table.day, table.reason] })],
);
