import { and, eq, gte, sql } from "drizzle-orm";
import { LIMITS } from "~/domain/limits";
import type { Database } from "~/server/platform/platform.server";
import { statement } from "./batch.server";
import { reports } from "./schema/reports.server";

export type ReportRow = typeof reports.$inferSelect;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Stores a report, while its page is there and has fewer than the limit of this reason within a day: each reason is
 * heard every day, whatever else was reported of the page.
 */
export function insertReport(report: ReportRow) {
  const { id, pageId, slug, reason, text, email, locale } = report;
  const at = report.createdAt.getTime();
  return statement(sql`
    INSERT INTO reports (id, page_id, slug, reason, text, email, locale, created_at)
    SELECT ${id}, ${pageId}, ${slug}, ${reason}, ${text}, ${email}, ${locale}, ${at}
    WHERE (SELECT count(*) FROM reports WHERE page_id = ${pageId} AND created_at > ${at - DAY_MS}
        AND reason = ${reason}) < ${LIMITS.reportsPerReason}
      AND EXISTS (SELECT 1 FROM pages WHERE id = ${pageId} AND deleted_at IS NULL)`);
}

export async function findReport(db: Database, id: string): Promise<ReportRow | undefined> {
  const [row] = await db.select().from(reports).where(eq(reports.id, id));
  return row;
}

/** @returns the reports of a page since an instant, oldest first: a day has at most one limit's worth of each reason */
export function listReports(db: Database, pageId: string, since: Date): Promise<ReportRow[]> {
  return db
    .select()
    .from(reports)
    .where(and(eq(reports.pageId, pageId), gte(reports.createdAt, since)))
    .orderBy(reports.createdAt, reports.id)
    .limit(1_000);
}
