import { and, eq, sql } from "drizzle-orm";
import type { Database } from "~/server/platform/platform.server";
import type { Condition } from "./batch.server";
import { keyset, type ListPlace } from "./keyset.server";
import type { OutboxRow } from "./outbox.server";
import { outbox } from "./schema/operations.server";

const isDead = eq(outbox.state, sql`'dead'`);

/** @returns the jobs that were set aside, the last ones first, from after a row on; `createdAt` is when that was */
export async function listDeadJobs(
  db: Database,
  limit: number,
  after?: ListPlace,
): Promise<(ListPlace & { row: OutboxRow })[]> {
  const { older, order } = keyset({ createdAt: outbox.finishedAt, id: outbox.id }, after);
  const rows = await db
    .select()
    .from(outbox)
    .where(and(isDead, older))
    .orderBy(...order)
    .limit(limit);
  return rows.map((row) => ({ id: row.id, createdAt: row.finishedAt ?? row.createdAt, row }));
}

export async function findDeadJob(db: Database, id: string): Promise<OutboxRow | undefined> {
  const [row] = await db
    .select()
    .from(outbox)
    .where(and(eq(outbox.id, id), isDead));
  return row;
}

/** Whether a job is set aside. */
export const isJobDead = (id: string): Condition =>
  sql`EXISTS (SELECT 1 FROM outbox WHERE id = ${id} AND state = 'dead')`;

/** Puts a job that was set aside back to be done at once, with all its tries. */
export function reviveJob(db: Database, id: string, now: Date) {
  return db
    .update(outbox)
    .set({ state: "pending", attempts: 0, runAt: now, finishedAt: null })
    .where(and(eq(outbox.id, id), isDead));
}
