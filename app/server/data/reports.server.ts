import { and, eq, gte, sql } from "drizzle-orm";
import { DAY_MS, HOUR_MS } from "~/domain/durations";
import { hourBucket } from "~/domain/job-keys";
import { LIMITS } from "~/domain/limits";
import type { Database } from "~/server/platform/platform.server";
import type { Write } from "./batch.server";
import { insertWhere } from "./insert-where.server";
import { enqueue } from "./outbox.server";
import { reportOverflows, reports } from "./schema/reports.server";

export type ReportRow = typeof reports.$inferSelect;

/**
 * Stores a report, while its page or card exists and has fewer open ones than the limit of this reason within a day:
 * each reason is reported every day, whatever other reports there are, and again after earlier ones were dismissed. The
 * total per reason and day, including dismissed ones, is limited as well.
 */
export function insertReport(report: ReportRow) {
  const { subjectId, reason, createdAt } = report;
  const ofDay = sql`FROM reports WHERE page_id = ${subjectId} AND created_at > ${createdAt.getTime() - DAY_MS}
    AND reason = ${reason}`;
  const isWithinLimit = sql`(SELECT count(*) ${ofDay} AND dismissed_at IS NULL) < ${LIMITS.reportsPerReason}
    AND (SELECT count(*) ${ofDay}) < ${LIMITS.reportsPerReason * LIMITS.reportRounds}`;
  const isThere = sql`(EXISTS (SELECT 1 FROM pages WHERE id = ${subjectId} AND deleted_at IS NULL)
    OR EXISTS (SELECT 1 FROM cards WHERE id = ${subjectId} AND deleted_at IS NULL))`;
  return insertWhere(reports, report, sql`${isWithinLimit} AND ${isThere}`);
}

/** Counts a report of its day that {@link insertReport}, earlier in the same batch, had no room for. */
export function countOverflow({ id, subjectId, reason, createdAt }: ReportRow) {
  const isLeftOut = sql`NOT EXISTS (SELECT 1 FROM reports WHERE id = ${id})
    AND EXISTS (SELECT 1 FROM reports WHERE page_id = ${subjectId})`;
  return insertWhere(
    reportOverflows,
    { subjectId, day: dayOf(createdAt), reason, reports: 1, dismissed: 0 },
    isLeftOut,
    {
      target: ["subjectId", "day", "reason"],
      set: { reports: sql`reports + 1` },
    },
  );
}

/** The day in UTC, as `2026-11-21`. */
const dayOf = (at: Date) => at.toISOString().slice(0, 10);

/** @returns how many reports of a day there was no room for, by reason */
export function listOverflows(db: Database, subjectId: string, at: Date) {
  return db
    .select({ reason: reportOverflows.reason, reports: reportOverflows.reports })
    .from(reportOverflows)
    .where(and(eq(reportOverflows.subjectId, subjectId), eq(reportOverflows.day, dayOf(at))));
}

/**
 * The two jobs that mail a report to the operators: the first of its reason in a day at once, all others of an hour,
 * including counted ones, at its end.
 */
export function insertReportMails({ id, subjectId, reason, createdAt }: ReportRow, shard: string): Write[] {
  const isStored = sql`EXISTS (SELECT 1 FROM reports WHERE id = ${id})`;
  const isKnown = sql`EXISTS (SELECT 1 FROM reports WHERE page_id = ${subjectId})`;
  const isFirst = sql`${isStored} AND (SELECT count(*) FROM reports WHERE page_id = ${subjectId} AND reason = ${reason}
    AND created_at > ${createdAt.getTime() - DAY_MS}) = 1`;
  const timeBucket = hourBucket(createdAt);
  const runAt = new Date(Date.parse(`${timeBucket}:00:00Z`) + HOUR_MS);
  return [
    enqueue({ name: "mailReport", payload: { reportId: id }, shard }, createdAt, { when: isFirst }),
    enqueue(
      { name: "mailReports", payload: { pageId: subjectId, slot: timeBucket }, shard, runAt },
      createdAt,
      {
        when: sql`${isKnown} AND NOT (${isFirst})`,
      },
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
