import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "~/server/platform/platform.server";

export type Write = BatchItem<"sqlite">;

/**
 * Runs writes as one transaction: all of them or none. D1 knows no other kind.
 * @returns each statement's answer: rows for RETURNING, otherwise a D1Result with `meta.changes`
 */
export function writeAll(db: Database, writes: readonly Write[]): Promise<unknown[]> {
  return db.batch(writes as [Write, ...Write[]]);
}

/** @returns how many rows a statement without RETURNING changed */
export function changesOf(result: unknown): number {
  return (result as D1Result).meta.changes;
}
