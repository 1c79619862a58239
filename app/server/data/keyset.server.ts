import { and, desc, eq, lt, lte, or, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { ListSort } from "~/domain/list-filter";

/** The row after which a list goes on. */
export interface ListPlace {
  /** The instant by which the list is ordered. */
  createdAt: Date;
  id: string;
  /** Of a list by name. */
  name?: string;
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

interface Sorted {
  createdAt: SQLiteColumn;
  updatedAt: SQLiteColumn;
  title: SQLiteColumn;
  id: SQLiteColumn;
}

/** The same for a list in an order that its reader chose: by what was made or changed last, or by name. */
export function sortedKeyset(
  { createdAt, updatedAt, title, id }: Sorted,
  sort: ListSort = "newest",
  after?: ListPlace,
): { older: SQL | undefined; order: SQL[] } {
  if (sort !== "name") return keyset({ createdAt: sort === "changed" ? updatedAt : createdAt, id }, after);
  const name = sql`${title} COLLATE NOCASE`;
  return {
    older: after && sql`(${name}, ${id}) > (${after.name ?? ""}, ${after.id})`,
    order: [name, sql`${id}`],
  };
}

/** The place of a row in a list of that order. */
export function placeOf(
  row: { createdAt: Date; updatedAt: Date; title: string; id: string },
  sort: ListSort = "newest",
): ListPlace {
  const { createdAt, updatedAt, title, id } = row;
  return {
    id,
    createdAt: sort === "changed" ? updatedAt : createdAt,
    ...(sort === "name" && { name: title }),
  };
}
