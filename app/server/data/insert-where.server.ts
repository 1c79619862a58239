import { getTableColumns, is, SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { statement, type Write } from "./batch.server";

/**
 * A row with every column of its table, including null ones: a column added later is a type error where rows are made,
 * not a silent default. A value may be an expression of the statement.
 */
export type WholeRow<T extends SQLiteTable> = {
  [K in keyof T["$inferSelect"]]: T["$inferSelect"][K] | SQL;
};

/** What happens to an existing row. */
export interface OnConflict<T extends SQLiteTable> {
  target: (keyof T["$inferSelect"] & string)[];
  /**
   * Columns to change: to the new row's value, or to an expression. `"new"` changes all but the target's; without any
   * the row stays as it is.
   */
  set?: "new" | { [K in keyof T["$inferSelect"]]?: "new" | SQL };
  /** Only where this is true. */
  where?: SQL;
}

/** @returns the insert of a row where a condition is true, decided inside the write */
export function insertWhere<T extends SQLiteTable>(
  table: T,
  row: WholeRow<T>,
  condition: SQL,
  onConflict?: OnConflict<T>,
): Write {
  return insertFrom(table, row, sql`WHERE ${condition}`, onConflict);
}

/**
 * The same for one row per row of a query, whose columns the row's expressions name.
 * @param rest of the query after its columns: FROM, WHERE … A WHERE must be in it where there is an `onConflict`
 */
export function insertFrom<T extends SQLiteTable>(
  table: T,
  row: WholeRow<T>,
  rest: SQL,
  onConflict?: OnConflict<T>,
): Write {
  const columns: Record<string, SQLiteColumn> = getTableColumns(table);
  const given: Record<string, unknown> = row;
  const names = Object.values(columns).map(nameOf);
  const values = Object.entries(columns).map(([key, column]) => encoded(given[key], column));
  const conflict = onConflict ? conflictClause(columns, onConflict) : sql``;
  return statement(sql`
    INSERT INTO ${table} (${list(names)})
    SELECT ${list(values)} ${rest} ${conflict}`);
}

function encoded(value: unknown, column: SQLiteColumn): SQL {
  if (value === undefined) throw new Error(`An inserted row says nothing of ${column.name}`);
  return is(value, SQL) ? value : sql`${sql.param(value, column)}`;
}

function conflictClause<T extends SQLiteTable>(
  columns: Record<string, SQLiteColumn>,
  { target, set, where }: OnConflict<T>,
): SQL {
  const keys = Object.keys(columns).filter((key) => !target.some((name) => name === key));
  const changes: Record<string, unknown> =
    set === "new" ? Object.fromEntries(keys.map((key) => [key, "new"])) : { ...set };
  const assignments = Object.entries(columns).flatMap(([key, column]) => {
    const change = changes[key];
    if (change === undefined) return [];
    const value = is(change, SQL) ? change : sql`excluded.${nameOf(column)}`;
    return [sql`${nameOf(column)} = ${value}`];
  });
  const on = Object.entries(columns)
    .filter(([key]) => target.some((name) => name === key))
    .map(([, column]) => nameOf(column));
  if (assignments.length === 0) return sql`ON CONFLICT (${list(on)}) DO NOTHING`;
  const only = where ? sql` WHERE ${where}` : sql``;
  return sql`ON CONFLICT (${list(on)}) DO UPDATE SET ${list(assignments)}${only}`;
}

/** A column's bare name: an insert does not accept it with its table's. */
const nameOf = (column: SQLiteColumn): SQL => sql`${sql.identifier(column.name)}`;

const list = (parts: SQL[]): SQL => sql.join(parts, sql`, `);
