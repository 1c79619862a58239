import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { LanguageCode } from "~/domain/languages";
import type { ReportReason } from "~/domain/reports/report";
import { instant } from "./columns.server";

/** What visitors reported of pages, for the operators. */
export const reports = sqliteTable(
  "reports",
  {
    id: text("id").primaryKey(),
    pageId: text("page_id").notNull(),
    /** The address at the time: a page may move on. */
    slug: text("slug").notNull(),
    reason: text("reason").$type<ReportReason>().notNull(),
    text: text("text").notNull().default(""),
    email: text("email"),
    locale: text("locale").$type<LanguageCode>().notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("reports_page").on(table.pageId, table.createdAt)],
);
