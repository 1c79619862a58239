import { sql } from "drizzle-orm";
import { restorableUntil } from "~/domain/deleted";
import type { ReportText } from "~/domain/operations/view";
import type { ReportReason } from "~/domain/reports/report";
import type { Database } from "~/server/platform/platform.server";
import { type Condition, statement, type Write } from "./batch.server";
import type { ListPlace } from "./keyset.server";

/** The newest open report of a page or card: `id` and `createdAt` are the report's. */
export interface NewestReport extends ListPlace {
  subjectId: string;
  address: string;
}

/**
 * @returns the newest open report of each page and card, newest first, starting after one. It scans the open ones until
 *   it has `limit`; a page's reports beside its newest cost a step each.
 */
export async function listNewestReports(
  db: Database,
  limit: number,
  after?: ListPlace,
): Promise<NewestReport[]> {
  // A row value and one end of an index: each row costs the same, however many reports its page has.
  const older = after ? sql`AND (r.created_at, r.id) < (${after.createdAt.getTime()}, ${after.id})` : sql``;
  const rows = await db.all<{ id: string; created_at: number; page_id: string; slug: string }>(sql`
    SELECT r.id, r.created_at, r.page_id, r.slug FROM reports r INDEXED BY reports_open
    WHERE r.dismissed_at IS NULL ${older} AND r.id = (
      SELECT n.id FROM reports n INDEXED BY reports_open_page WHERE n.page_id = r.page_id AND n.dismissed_at IS NULL
      ORDER BY n.created_at DESC, n.id DESC LIMIT 1)
    ORDER BY r.created_at DESC, r.id DESC LIMIT ${limit}`);
  return rows.map(({ id, created_at, page_id, slug }) => ({
    id,
    createdAt: new Date(created_at),
    subjectId: page_id,
    address: slug,
  }));
}

export interface ReportSummary {
  subjectId: string;
  counts: Partial<Record<ReportReason, number>>;
  overflows: Partial<Record<ReportReason, number>>;
  texts: (Omit<ReportText, "createdAt" | "email"> & { email: string | null; createdAt: number })[];
}

/**
 * @returns the open reports of some pages and cards: counts by reason, at most `counted` of each, and the newest texts
 */
export async function summarizeReports(
  db: Database,
  subjectIds: readonly string[],
  { counted, texts }: { counted: number; texts: number },
): Promise<ReportSummary[]> {
  const open = sql`FROM reports WHERE page_id = s.value AND dismissed_at IS NULL ORDER BY created_at DESC, id DESC`;
  const rows = await db.all<Record<"id" | "counts" | "overflows" | "texts", string>>(sql`
    SELECT s.value AS id,
      (SELECT json_group_object(reason, n) FROM (SELECT reason, count(*) AS n FROM
        (SELECT reason ${open} LIMIT ${counted}) GROUP BY reason)) AS counts,
      (SELECT json_group_object(reason, n) FROM (SELECT reason, sum(reports - dismissed) AS n FROM report_overflows
        WHERE page_id = s.value AND reports > dismissed GROUP BY reason)) AS overflows,
      (SELECT json_group_array(json_object('id', id, 'reason', reason, 'text', text, 'email', email,
        'createdAt', created_at)) FROM (SELECT * FROM (SELECT * ${open} LIMIT ${counted})
          WHERE text <> '' LIMIT ${texts})) AS texts
    FROM json_each(${JSON.stringify(subjectIds)}) s`);
  return rows.map(({ id, ...json }) => ({
    subjectId: id,
    counts: JSON.parse(json.counts) as ReportSummary["counts"],
    overflows: JSON.parse(json.overflows) as ReportSummary["overflows"],
    texts: JSON.parse(json.texts) as ReportSummary["texts"],
  }));
}

/** A page or card that was reported, with its owner. */
export interface ReportedSubject {
  id: string;
  title: string;
  isSuspended: boolean;
  /** Whether its owner can restore it. */
  isDeleted: boolean;
  ownerId: string;
  email: string;
  isEnabled: boolean;
}

/** @returns those of some pages and cards that exist, or can be restored */
export async function findReportedSubjects(
  db: Database,
  subjectIds: readonly string[],
  now: Date,
): Promise<ReportedSubject[]> {
  const ids = JSON.stringify(subjectIds);
  const since = restorableUntil(now).getTime();
  const rows = await db.all<{
    id: string;
    title: string;
    suspended: number;
    deleted: number;
    owner_id: string;
    email: string;
    is_enabled: number;
  }>(sql`
    SELECT p.id, p.title, p.suspended_at IS NOT NULL AS suspended, p.deleted_at IS NOT NULL AS deleted, u.id AS owner_id, u.email, u.is_enabled
      FROM json_each(${ids}) s JOIN pages p ON p.id = s.value JOIN users u ON u.id = p.owner_id
      WHERE p.deleted_at IS NULL OR p.restorable_since > ${since}
    UNION ALL
    SELECT c.id, c.title, 0, c.deleted_at IS NOT NULL, u.id, u.email, u.is_enabled
      FROM json_each(${ids}) s JOIN cards c ON c.id = s.value JOIN users u ON u.id = c.owner_id
      WHERE c.deleted_at IS NULL OR c.given_back_at > ${since}`);
  return rows.map(({ suspended, deleted, owner_id, is_enabled, ...row }) => ({
    ...row,
    isSuspended: suspended === 1,
    isDeleted: deleted === 1,
    ownerId: owner_id,
    isEnabled: is_enabled === 1,
  }));
}

/** Whether a page or card has an open report from up to an instant. */
export const hasOpenReports = (subjectId: string, until: Date): Condition =>
  sql`EXISTS (SELECT 1 FROM reports WHERE page_id = ${subjectId} AND dismissed_at IS NULL
    AND created_at <= ${until.getTime()})`;

/** Dismisses the open reports of a page or card up to an instant, and those that were only counted. */
export function dismissUntil(subjectId: string, until: Date, now: Date): Write[] {
  const day = until.toISOString().slice(0, 10);
  return [
    statement(sql`UPDATE report_overflows SET dismissed = reports
      WHERE page_id = ${subjectId} AND day <= ${day} AND ${hasOpenReports(subjectId, until)}`),
    statement(sql`UPDATE reports SET dismissed_at = ${now.getTime()}
      WHERE page_id = ${subjectId} AND dismissed_at IS NULL AND created_at <= ${until.getTime()}`),
  ];
}
