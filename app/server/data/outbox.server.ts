import { and, asc, desc, eq, gt, lte, ne, type SQL, sql } from "drizzle-orm";
import { newId } from "~/domain/ids";
import { jobKey } from "~/domain/job-keys";
import { isForgotten, JOBS, type JobName, type JobPayload } from "~/domain/jobs";
import type { Database } from "~/server/platform/platform.server";
import type { Write } from "./batch.server";
import { insertFrom, insertWhere } from "./insert-where.server";
import { outbox } from "./schema/operations.server";

export type OutboxRow = typeof outbox.$inferSelect;

/** The most rows that one run of the watchdog reads. */
const MAX_OVERDUE_ROWS = 10_000;

/** A page at the version of some write. */
export interface PageVersion {
  id: string;
  version: number;
}

export interface NewJob<N extends JobName = JobName> {
  name: N;
  payload: JobPayload<N>;
  /** The queue object that processes it: a user's id, or "system". */
  shard: string;
  runAt?: Date;
}

/**
 * @returns the insert of a job, for the batch of the change that needs it; two jobs with one key are one
 * @param when a condition that is decided inside the write
 */
export function enqueue<N extends JobName>(
  { name, payload, shard, runAt }: NewJob<N>,
  now: Date,
  { when = sql`true` }: { when?: SQL } = {},
): Write {
  const row = {
    id: newId("job"),
    key: jobKey(name, payload),
    name,
    version: JOBS[name].version,
    payload,
    shard,
    state: "pending" as const,
    attempts: 0,
    runAt: runAt ?? now,
    lastError: null,
    createdAt: now,
    finishedAt: null,
  };
  return insertWhere(outbox, row, when, { target: ["key"] });
}

/** The same for many jobs of one name in one write. */
export function enqueueEach(
  { name, version }: { name: JobName; version: number },
  jobs: readonly { id: string; key: string; shard: string; payload: unknown }[],
  now: Date,
  when: SQL,
): Write {
  const of = (column: string) => sql`json_extract(job.value, ${`$.${column}`})`;
  const row = {
    ...{ id: of("id"), key: of("key"), shard: of("shard"), payload: of("payload") },
    ...{ name, version, state: "pending" as const, attempts: 0, runAt: now },
    ...{ lastError: null, createdAt: now, finishedAt: null },
  };
  const rest = sql`FROM json_each(${JSON.stringify(jobs)}) AS job WHERE ${when}`;
  return insertFrom(outbox, row, rest, { target: ["key"] });
}

/** @returns the stored payload of a shard's newest unfinished job of a name */
export async function findUnfinished(db: Database, name: JobName, shard: string): Promise<unknown> {
  const [row] = await db
    .select({ payload: outbox.payload })
    .from(outbox)
    .where(and(eq(outbox.shard, shard), eq(outbox.name, name), ne(outbox.state, "done")))
    .orderBy(desc(outbox.createdAt))
    .limit(1);
  return row?.payload;
}

/**
 * Makes a delayed mail due now; a sent one stays so.
 * @param mailId as enqueued
 */
export function hastenMail(db: Database, mailId: string, now: Date) {
  return db
    .update(outbox)
    .set({ runAt: now })
    .where(
      and(eq(outbox.key, `sendMail:${mailId}`), eq(outbox.state, sql`'pending'`), gt(outbox.runAt, now)),
    );
}

/** The condition that a write to a page, earlier in the batch, was really made: the page has that version. */
export const isPageAt = ({ id, version }: PageVersion) =>
  sql`EXISTS (SELECT 1 FROM pages WHERE id = ${id} AND version = ${version})`;

/** Jobs that run beside each other. */
export type Lane = "mails" | "others";

const LANES: Record<Lane, SQL> = {
  mails: sql`${outbox.name} = 'sendMail'`,
  others: sql`${outbox.name} <> 'sendMail'`,
};

/** @returns the shard's jobs that are due, oldest first, at most `limit`, of one lane or of both */
export function dueJobs(
  db: Database,
  shard: string,
  now: Date,
  limit: number,
  lane?: Lane,
): Promise<OutboxRow[]> {
  const isDue = and(eq(outbox.state, sql`'pending'`), eq(outbox.shard, shard), lte(outbox.runAt, now));
  return db
    .select()
    .from(outbox)
    .where(and(isDue, lane && LANES[lane]))
    .orderBy(asc(outbox.runAt))
    .limit(limit);
}

/** Counts an attempt and schedules the next, before it begins. @returns whether nobody else has begun it */
export async function leaseJob(db: Database, { id, attempts }: OutboxRow, again: Date): Promise<boolean> {
  const rows = await db
    .update(outbox)
    .set({ attempts: attempts + 1, runAt: again })
    .where(and(eq(outbox.id, id), eq(outbox.state, sql`'pending'`), eq(outbox.attempts, attempts)))
    .returning({ id: outbox.id });
  return rows.length === 1;
}

/** Jobs that wait longer than they should, or were set aside, counted by name. */
export interface TroubledJobs {
  name: string;
  late: number;
  dead: number;
}

/** @returns by name the jobs due since before an instant, and the dead ones; at most `limit` names */
export function countTroubledJobs(db: Database, before: Date, limit: number): Promise<TroubledJobs[]> {
  return db.all<TroubledJobs>(sql`
    SELECT name, count(*) FILTER (WHERE state = 'pending') AS late, count(*) FILTER (WHERE state = 'dead') AS dead
    FROM (
      SELECT name, state FROM (SELECT name, state FROM outbox
        WHERE state = 'pending' AND run_at <= ${before.getTime()} ORDER BY run_at LIMIT ${MAX_OVERDUE_ROWS})
      UNION ALL SELECT name, state FROM (SELECT name, state FROM outbox
        WHERE state = 'dead' ORDER BY finished_at DESC LIMIT ${MAX_OVERDUE_ROWS}))
    GROUP BY name ORDER BY name LIMIT ${limit}`);
}

/** @returns when the shard's next pending job is due, or null */
export async function nextJobAt(db: Database, shard: string): Promise<Date | null> {
  const [row] = await db
    .select({ runAt: outbox.runAt })
    .from(outbox)
    .where(and(eq(outbox.state, sql`'pending'`), eq(outbox.shard, shard)))
    .orderBy(asc(outbox.runAt))
    .limit(1);
  return row?.runAt ?? null;
}

/** @returns the shards with a job overdue since `before`: those that the watchdog starts */
export async function overdueShards(db: Database, before: Date, limit: number): Promise<string[]> {
  // Rows of one shard do not count against others; the rows read have a limit of their own.
  const rows = await db.all<{ shard: string }>(sql`
    SELECT shard FROM (
      SELECT shard, run_at FROM outbox WHERE state = 'pending' AND run_at <= ${before.getTime()}
      ORDER BY run_at LIMIT ${MAX_OVERDUE_ROWS})
    GROUP BY shard ORDER BY min(run_at) LIMIT ${limit}`);
  return rows.map(({ shard }) => shard);
}

/** Marks a shard's pending jobs of a name as done. */
export function dropJobs(db: Database, name: JobName, shard: string, now: Date) {
  return db
    .update(outbox)
    .set({ state: "done", payload: {}, finishedAt: now })
    .where(and(eq(outbox.name, name), eq(outbox.shard, shard), eq(outbox.state, sql`'pending'`)));
}

/** Finishes a job: keeps its row, where its key must stay, or deletes it. */
export function finishJob(db: Database, { id, name }: Pick<OutboxRow, "id" | "name">, now: Date) {
  return isForgotten(name) ? db.delete(outbox).where(eq(outbox.id, id)) : markJobDone(db, id, now);
}

/** Marks a job as done and deletes its payload: mails carry tokens. */
export function markJobDone(db: Database, id: string, now: Date) {
  return db
    .update(outbox)
    .set({
      state: "done",
      payload: {},
      finishedAt: now,
      lastError: null,
    })
    .where(eq(outbox.id, id));
}

/**
 * Reschedules a failed job for `runAt`, or marks it as dead when `runAt` is null: then without the token of its mail.
 */
export function markJobFailed(db: Database, id: string, error: string, runAt: Date | null, now: Date) {
  const failure = { lastError: error.slice(0, 500) };
  const payload = sql`json_remove(${outbox.payload}, '$.mail.params.token')`;
  const dead = { ...failure, state: "dead" as const, payload, finishedAt: now };
  const change = runAt ? { ...failure, runAt } : dead;
  return db.update(outbox).set(change).where(eq(outbox.id, id));
}
