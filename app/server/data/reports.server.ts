import { and, eq, gte, sql } from "drizzle-orm";
import { hourSlot } from "~/domain/jobs";
import { LIMITS } from "~/domain/limits";
import type { Database } from "~/server/platform/platform.server";
import { statement, type Write } from "./batch.server";
import { insertJobWhere } from "./outbox.server";
import { reports } from "./schema/reports.server";

export type ReportRow = typeof reports.$inferSelect;

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Stores a report, while its page or card is there and has fewer than the limit of this reason within a day: each reason is
 * heard every day, whatever else was reported of it.
 */
export function insertReport(report: ReportRow) {
  const { id, subjectId, address, reason, text, email, locale } = report;
  const at = report.createdAt.getTime();
  return statement(sql`
    INSERT INTO reports (id, page_id, slug, reason, text, email, locale, created_at)
    SELECT ${id}, ${subjectId}, ${address}, ${reason}, ${text}, ${email}, ${locale}, ${at}
    WHERE (SELECT count(*) FROM reports WHERE page_id = ${subjectId} AND created_at > ${at - DAY_MS}
        AND reason = ${reason}) < ${LIMITS.reportsPerReason}
      AND (EXISTS (SELECT 1 FROM pages WHERE id = ${subjectId} AND deleted_at IS NULL)
        OR EXISTS (SELECT 1 FROM cards WHERE id = ${subjectId} AND deleted_at IS NULL))`);
}

/**
 * The two jobs by which operators read of a report: of the first of its reason in a day at once, of all others of an
 * hour when that is over. Each is written only where the report was really stored.
 */
export function insertReportMails({ id, subjectId, reason, createdAt }: ReportRow, shard: string): Write[] {
  const isStored = sql`EXISTS (SELECT 1 FROM reports WHERE id = ${id})`;
  const isFirst = sql`(SELECT count(*) FROM reports WHERE page_id = ${subjectId} AND reason = ${reason}
    AND created_at > ${createdAt.getTime() - DAY_MS}) = 1`;
  const slot = hourSlot(createdAt);
  const runAt = new Date(Date.parse(`${slot}:00:00Z`) + HOUR_MS);
  return [
    insertJobWhere(
      { name: "mailReport", payload: { reportId: id }, shard },
      createdAt,
      sql`${isStored} AND ${isFirst}`,
    ),
    insertJobWhere(
      { name: "mailReports", payload: { pageId: subjectId, slot }, shard, runAt },
      createdAt,
      sql`${isStored} AND NOT ${isFirst}`,
    ),
  ];
}

export async function findReport(db: Database, id: string): Promise<ReportRow | undefined> {
  const [row] = await db.select().from(reports).where(eq(reports.id, id));
  return row;
}

/** @returns the reports of a page or card since an instant, oldest first: a day has at most one limit's worth of each reason */
export function listReports(db: Database, subjectId: string, since: Date): Promise<ReportRow[]> {
  return db
    .select()
    .from(reports)
    .where(and(eq(reports.subjectId, subjectId), gte(reports.createdAt, since)))
    .orderBy(reports.createdAt, reports.id)
    .limit(1_000);
}
