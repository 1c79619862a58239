import { type SQL, sql } from "drizzle-orm";
import { SQLiteAsyncDialect } from "drizzle-orm/sqlite-core";
import type { Database } from "~/server/platform/platform.server";
import { applyChanges, askLog, type LogRow } from "./change-log.server";

/** What a write depends on, decided inside it. */
export type Condition = SQL;

/** The condition that all of some are true; with none it is always true. */
export const allOf = (...conditions: Condition[]): Condition =>
  conditions.length > 0 ? sql`(${sql.join(conditions, sql` AND `)})` : sql`1`;

/** The condition that one of some is true. */
export const anyOf = (...conditions: Condition[]): Condition => sql`(${sql.join(conditions, sql` OR `)})`;

/** A write that is not sent yet: a drizzle builder, or a statement of our own by {@link statement}. */
export interface Write {
  toSQL(): { sql: string; params: unknown[] };
}

const dialect = new SQLiteAsyncDialect();

/** @returns a statement that drizzle cannot build, such as INSERT … SELECT … WHERE, as one of a batch */
export function statement(query: SQL): Write {
  return { toSQL: () => dialect.sqlToQuery(query) };
}

/**
 * Runs writes as one transaction: all of them or none. D1 has no other kind. Statements go to D1 as they are; drizzle's
 * own batch cannot take those without a builder. The change log entries of these writes are returned in the same batch,
 * so that their author sees nothing stale in this isolate.
 * @returns how many rows each statement changed
 */
export async function writeAll(db: Database, writes: readonly Write[]): Promise<number[]> {
  const client = db.$client;
  const question = askLog();
  const statements = [...writes.map((write) => write.toSQL()), question].map(({ sql, params }) =>
    client.prepare(sql).bind(...params),
  );
  const results = await client.batch<LogRow>(statements);
  applyChanges(results.pop()?.results ?? [], question);
  return results.map((result) => result.meta.changes);
}
