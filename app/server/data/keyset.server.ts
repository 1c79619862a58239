import { and, desc, eq, lt, lte, or, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { ListSort } from "~/domain/list-filter";

/** The row after which a list continues. */
export interface ListPlace {
  /** The instant by which the list is ordered. */
  createdAt: Date;
  id: string;
  /** For a list by name. */
  name?: string;
}

/** @returns a list's order, newest first, and the condition to continue after a row */
export function keyset({ createdAt, id }: { createdAt: SQLiteColumn; id: SQLiteColumn }, after?: ListPlace) {
  // The first part is for the index: no row before the cursor is read.
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

/** The same for a list in a chosen order: newest or last changed first, or by name. */
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

/** A row's place in a list of that order. */
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
