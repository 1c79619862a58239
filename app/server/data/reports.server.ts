import { eq, sql } from "drizzle-orm";
import { LIMITS } from "~/domain/limits";
import type { Database } from "~/server/platform/platform.server";
import { statement } from "./batch.server";
import { reports } from "./schema/reports.server";

export type ReportRow = typeof reports.$inferSelect;

/** Stores a report, while its page is there and has fewer than the limit: enough were heard by then. */
export function insertReport(report: ReportRow) {
  const { id, pageId, slug, reason, text, email, locale } = report;
  return statement(sql`
    INSERT INTO reports (id, page_id, slug, reason, text, email, locale, created_at)
    SELECT ${id}, ${pageId}, ${slug}, ${reason}, ${text}, ${email}, ${locale}, ${report.createdAt.getTime()}
    WHERE (SELECT count(*) FROM reports WHERE page_id = ${pageId}) < ${LIMITS.reportsPerPage}
      AND EXISTS (SELECT 1 FROM pages WHERE id = ${pageId} AND deleted_at IS NULL)`);
}

export async function findReport(db: Database, id: string): Promise<ReportRow | undefined> {
  const [row] = await db.select().from(reports).where(eq(reports.id, id));
  return row;
}
