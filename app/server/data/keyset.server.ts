import { and, desc, eq, lt, lte, or } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";

/** The row after which a list goes on. */
export interface ListPlace {
  createdAt: Date;
  id: string;
}

/** @returns how a list is ordered, newest first, and the condition by which it goes on after a row */
export function keyset({ createdAt, id }: { createdAt: SQLiteColumn; id: SQLiteColumn }, after?: ListPlace) {
  // The first part is what an index is entered by: no row before the cursor is read.
  const older =
    after &&
    and(
      lte(createdAt, after.createdAt),
      or(lt(createdAt, after.createdAt), and(eq(createdAt, after.createdAt), lt(id, after.id))),
    );
  return { older, order: [desc(createdAt), desc(id)] };
}
