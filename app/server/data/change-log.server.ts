import { sql } from "drizzle-orm";
import { SQLiteAsyncDialect } from "drizzle-orm/sqlite-core";
import { type Change, type Subject, subjectOf } from "~/domain/changes";
import type { Database } from "~/server/platform/platform.server";
import { invalidate, invalidateAll, MEMORY_AGE_MS } from "~/server/platform/site-cache.server";

/** From this age on the log is asked behind a visitor's back … */
const ASK_AFTER_MS = 15_000;
/** … and from this age on before anything is sent from memory. A change is seen everywhere within a minute. */
const FRESH_MS = 45_000;
/** Subjects that are invalidated at once. With more of them everything is. */
const MAX_CHANGES = 5_000;
/** Of these an isolate reads that begins: what was written just now is among them. */
const FIRST_CHANGES = 100;

/**
 * Where this isolate is in the change log. Not about any visitor: the same for every request. Numbers only: a promise
 * stored here would belong to the request that made it, and never settle for the others once that visitor has hung up.
 */
const position = {
  seq: null as number | null,
  syncedAt: Number.NEGATIVE_INFINITY,
  askedAt: Number.NEGATIVE_INFINITY,
};

/** Whether what is in memory may be sent without asking the log first. */
export function isCacheFresh(now: number): boolean {
  return now - position.syncedAt < FRESH_MS;
}

/** Whether the log should be asked now, behind the visitor's back. */
export function shouldSync(now: number): boolean {
  return now - position.askedAt >= ASK_AFTER_MS;
}

/** @returns the newest change that this isolate has read of; null before it has read the log */
export function knownChange(): number | null {
  return position.seq;
}

type ChangeRow = Pick<Change, "seq" | "kind" | "subject">;

/** A question for what is new in the log, whose response must be given to {@link applyChanges}. */
export interface LogQuestion {
  sql: string;
  params: unknown[];
  from: number | null;
  askedAt: number;
}

const dialect = new SQLiteAsyncDialect();

/** @returns the question for what this isolate has not read yet, newest first: what a batch itself wrote is never cut off */
export function askLog(): LogQuestion {
  const askedAt = Date.now();
  if (askedAt - position.syncedAt > MEMORY_AGE_MS) beginAnew();
  const from = position.seq;
  const query = dialect.sqlToQuery(sql`
    SELECT max(seq) AS seq, kind, subject FROM changes
    WHERE seq > coalesce(${from}, (SELECT max(seq) FROM changes) - ${FIRST_CHANGES})
    GROUP BY kind, subject ORDER BY max(seq) DESC LIMIT ${MAX_CHANGES}`);
  // A change that commits while the question is under way is told the next time.
  return { sql: query.sql, params: query.params, from, askedAt };
}

/** An isolate that slept has nothing stored that is not over: what changed meanwhile need not be read. */
function beginAnew(): void {
  position.seq = null;
  invalidateAll();
}

/** Invalidates what changed and moves on. Several at once read the same twice, which harms nothing. */
export function applyChanges(rows: readonly ChangeRow[], { from, askedAt }: LogQuestion): void {
  const newest = rows[0]?.seq ?? from ?? 0;
  const bySubject = new Map<Subject, number>();
  for (const row of rows) {
    const subject = subjectOf(row);
    if (!bySubject.has(subject)) bySubject.set(subject, row.seq);
  }
  invalidate(bySubject);
  if (rows.length >= MAX_CHANGES) invalidateAll(newest);
  // Only the first to begin knows of everything: what changed between two beginnings is still to be read.
  if (from === null && position.seq !== null) return;
  position.seq = Math.max(position.seq ?? newest, newest);
  position.syncedAt = Math.max(position.syncedAt, askedAt);
}

/** Reads on in the change log and invalidates what changed. */
export async function syncChanges(db: Database): Promise<void> {
  const question = askLog();
  position.askedAt = question.askedAt;
  const { results } = await db.$client
    .prepare(question.sql)
    .bind(...question.params)
    .all<ChangeRow>();
  applyChanges(results, question);
}
