import { sql } from "drizzle-orm";
import type { Database } from "~/server/platform/platform.server";

/** The number of the newest fact of the change log, 0 before the first. */
export async function newestChange(db: Database): Promise<number> {
  const [row] = await db.all<{ seq: number | null }>(sql`SELECT max(seq) AS seq FROM changes`);
  return row?.seq ?? 0;
}

/** What the facts behind a place are about, as `page pg_…`, in their order. */
export async function factsAfter(db: Database, seq: number): Promise<string[]> {
  const rows = await db.all<{ fact: string }>(
    sql`SELECT kind || ' ' || subject AS fact FROM changes WHERE seq > ${seq} ORDER BY seq`,
  );
  return rows.map(({ fact }) => fact);
}

/** The facts that some work states. */
export async function statedBy(db: Database, work: () => Promise<unknown>): Promise<string[]> {
  const before = await newestChange(db);
  await work();
  return factsAfter(db, before);
}
