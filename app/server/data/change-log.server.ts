import { sql } from "drizzle-orm";
import { SQLiteAsyncDialect } from "drizzle-orm/sqlite-core";
import { type Change, type Subject, subjectOf } from "~/domain/changes";
import type { Database } from "~/server/platform/platform.server";
import { invalidate, invalidateAll, MEMORY_AGE_MS } from "~/server/platform/site-cache.server";

/** From this age on the log is read in the background … */
const ASK_AFTER_MS = 15_000;
/** … and from this age on before anything is sent from memory. A change is visible everywhere within a minute. */
const FRESH_MS = 45_000;
/** Subjects that are invalidated individually. Beyond that everything is. */
const MAX_CHANGES = 5_000;
/** How many of them a new isolate reads: recent writes are among them. */
const FIRST_CHANGES = 100;

/**
 * This isolate's position in the change log. Independent of visitors: the same for every request. Numbers only: a
 * promise stored here would belong to the request that made it, and never settle for the others once that visitor has
 * disconnected.
 */
const position = {
  seq: null as number | null,
  /** When the change of that number was logged: another time means another log. */
  at: null as number | null,
  syncedAt: Number.NEGATIVE_INFINITY,
  askedAt: Number.NEGATIVE_INFINITY,
};

/** Whether the memory may be served without reading the log first. */
export function isCacheFresh(now: number): boolean {
  return now - position.syncedAt < FRESH_MS;
}

/** Whether the log should be read now, in the background. */
export function shouldSync(now: number): boolean {
  return now - position.askedAt >= ASK_AFTER_MS;
}

/** @returns the newest change that this isolate has read; null before it has read the log */
export function knownChange(): number | null {
  return position.seq;
}

/** A change with the time at which it was logged, or with null for both the end of the log. */
export type LogRow = (Pick<Change, "seq" | "kind" | "subject"> & { at: number }) | LogEnd;

/** The log's last number, and when the change at the isolate's position was logged. */
interface LogEnd {
  seq: number | null;
  kind: null;
  subject: null;
  at: number | null;
}

/** A query for new changes in the log, whose result must be passed to {@link applyChanges}. */
export interface LogQuestion {
  sql: string;
  params: unknown[];
  from: number | null;
  askedAt: number;
}

const dialect = new SQLiteAsyncDialect();

/** @returns the query for what this isolate has not read yet, newest first: a batch's own writes are never cut off */
export function askLog(): LogQuestion {
  const askedAt = Date.now();
  if (askedAt - position.syncedAt > MEMORY_AGE_MS) beginAnew();
  const from = position.seq;
  const query = dialect.sqlToQuery(sql`
    SELECT (SELECT max(seq) FROM changes) AS seq, NULL AS kind, NULL AS subject,
      (SELECT at FROM changes WHERE seq = ${from}) AS at
    UNION ALL SELECT * FROM (
      SELECT max(seq) AS seq, kind, subject, at FROM changes
      WHERE seq > coalesce(${from}, (SELECT max(seq) FROM changes) - ${FIRST_CHANGES})
      GROUP BY kind, subject ORDER BY max(seq) DESC LIMIT ${MAX_CHANGES})`);
  // A change that commits while the query is under way is read the next time.
  return { sql: query.sql, params: query.params, from, askedAt };
}

/**
 * After a long idle time all cached entries have expired: the changes since need not be read. After the database was set
 * back, none of them is known to be right.
 */
function beginAnew(): void {
  position.seq = null;
  position.at = null;
  invalidateAll();
}

/** Whether the log is another one than the position is in: the database was set back to an earlier time. */
function isOtherLog({ seq, at }: LogEnd, from: number | null): boolean {
  if (from === null || from !== position.seq) return false;
  return (seq ?? 0) < from || (at !== null && position.at !== null && at !== position.at);
}

/** Invalidates what changed and advances. Parallel calls read the same changes twice, which is harmless. */
export function applyChanges(all: readonly LogRow[], { from, askedAt }: LogQuestion): void {
  const rows = all.filter((row) => row.kind !== null);
  const end = all.find((row) => row.kind === null);
  if (end && isOtherLog(end, from)) {
    beginAnew();
    return;
  }
  const newest = rows[0]?.seq ?? from ?? 0;
  const bySubject = new Map<Subject, number>();
  for (const row of rows) {
    const subject = subjectOf(row);
    if (!bySubject.has(subject)) bySubject.set(subject, row.seq);
  }
  invalidate(bySubject);
  if (rows.length >= MAX_CHANGES) invalidateAll(newest);
  // Only the first one has read everything: changes between two starts are still to be read.
  if (from === null && position.seq !== null) return;
  if (rows[0] && newest >= (position.seq ?? newest)) position.at = rows[0].at;
  position.seq = Math.max(position.seq ?? newest, newest);
  position.syncedAt = Math.max(position.syncedAt, askedAt);
}

/** Reads new changes from the log and invalidates what changed. */
export async function syncChanges(db: Database): Promise<void> {
  const question = askLog();
  position.askedAt = question.askedAt;
  const { results } = await db.$client
    .prepare(question.sql)
    .bind(...question.params)
    .all<LogRow>();
  applyChanges(results, question);
}
