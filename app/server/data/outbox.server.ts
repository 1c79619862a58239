import { and, asc, desc, eq, gt, lte, ne, type SQL, sql } from "drizzle-orm";
import { newId } from "~/domain/ids";
import { jobKey } from "~/domain/job-keys";
import { isForgotten, JOBS, type JobName, type JobPayload } from "~/domain/jobs";
import type { Database } from "~/server/platform/platform.server";
import type { Write } from "./batch.server";
import { insertFrom, insertWhere } from "./insert-where.server";
import { outbox } from "./schema/operations.server";

export type OutboxRow = typeof outbox.$inferSelect;

/** A page as some write left it. */
export interface PageVersion {
  id: string;
  version: number;
}

export interface NewJob<N extends JobName = JobName> {
  name: N;
  payload: JobPayload<N>;
  /** The queue object that works on it: a user's id, or "system". */
  shard: string;
  runAt?: Date;
}

/**
 * @returns the insert of a job, for the batch that makes the change which asks for it; two jobs with one key are one
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

/** The same of many jobs of one name in one write. */
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

/** @returns what a shard's newest job of a name that is not done was told, as it was stored */
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
 * Makes a mail that was to wait due now; one that was sent stays so.
 * @param mailId as it was enqueued
 */
export function hastenMail(db: Database, mailId: string, now: Date) {
  return db
    .update(outbox)
    .set({ runAt: now })
    .where(
      and(eq(outbox.key, `sendMail:${mailId}`), eq(outbox.state, sql`'pending'`), gt(outbox.runAt, now)),
    );
}

/** The condition that a write to a page, earlier in the batch, was really made: the page is there at that version. */
export const isPageAt = ({ id, version }: PageVersion) =>
  sql`EXISTS (SELECT 1 FROM pages WHERE id = ${id} AND version = ${version})`;

/** @returns the shard's jobs that are due, oldest first, at most `limit` */
export function dueJobs(db: Database, shard: string, now: Date, limit: number): Promise<OutboxRow[]> {
  return db
    .select()
    .from(outbox)
    .where(and(eq(outbox.state, sql`'pending'`), eq(outbox.shard, shard), lte(outbox.runAt, now)))
    .orderBy(asc(outbox.runAt))
    .limit(limit);
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

/** What one look of the watchdog reads at most. */
const MAX_OVERDUE_ROWS = 10_000;

/** @returns the shards with a job that should have been done before `before`: what the watchdog starts */
export async function overdueShards(db: Database, before: Date, limit: number): Promise<string[]> {
  // Rows of one shard do not count against others; how many are read has an end of its own.
  const rows = await db.all<{ shard: string }>(sql`
    SELECT shard FROM (
      SELECT shard, run_at FROM outbox WHERE state = 'pending' AND run_at <= ${before.getTime()}
      ORDER BY run_at LIMIT ${MAX_OVERDUE_ROWS})
    GROUP BY shard ORDER BY min(run_at) LIMIT ${limit}`);
  return rows.map(({ shard }) => shard);
}

/** Jobs of a name that wait in a shard have nothing to do any more. */
export function dropJobs(db: Database, name: JobName, shard: string, now: Date) {
  return db
    .update(outbox)
    .set({ state: "done", payload: {}, finishedAt: now })
    .where(and(eq(outbox.name, name), eq(outbox.shard, shard), eq(outbox.state, sql`'pending'`)));
}

/** What is left of a job that is done: that it was, where its key is to stay, else nothing. */
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
      attempts: sql`${outbox.attempts} + 1`,
    })
    .where(eq(outbox.id, id));
}

/** Puts a failed job back for `runAt`, or aside for good when `runAt` is null: then without the token of its mail. */
export function markJobFailed(db: Database, id: string, error: string, runAt: Date | null, now: Date) {
  const failure = { lastError: error.slice(0, 500), attempts: sql`${outbox.attempts} + 1` };
  const payload = sql`json_remove(${outbox.payload}, '$.mail.params.token')`;
  const dead = { ...failure, state: "dead" as const, payload, finishedAt: now };
  const change = runAt ? { ...failure, runAt } : dead;
  return db.update(outbox).set(change).where(eq(outbox.id, id));
}
