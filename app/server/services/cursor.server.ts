import { z } from "zod";
import { AppError } from "~/domain/errors";
import type { ListPlace } from "~/server/data/keyset.server";

/** A page of a list: at most `limit` rows, starting after a row. */
export interface ListInput {
  limit: number;
  after?: ListPlace;
}

/**
 * @param rows of a list, one more than the page shows where there are more
 * @returns the rows of the page, and the cursor of the next one if there is one
 */
export function cutList<T extends Omit<ListPlace, "name">>(
  rows: T[],
  limit: number,
): { shown: T[]; next?: string } {
  return cutSorted(rows, limit, (row) => ({ createdAt: row.createdAt, id: row.id }));
}

/** The same for a list in another order. @param placeOf returns the place of a row in it */
export function cutSorted<T>(
  rows: T[],
  limit: number,
  placeOf: (row: T) => ListPlace,
): { shown: T[]; next?: string } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return rows.length > limit && last ? { shown, next: encodeCursor(placeOf(last)) } : { shown };
}

/** @returns the opaque cursor that continues a list after `row` */
function encodeCursor(row: ListPlace): string {
  const name = row.name === undefined ? "" : `.${encodeURIComponent(row.name)}`;
  return btoa(`${row.createdAt.getTime()}.${row.id}${name}`)
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** @throws AppError invalid on `cursor`, when it is not one of ours */
export function decodeCursor(cursor: string): ListPlace {
  try {
    const [time, id, ...name] = atob(cursor.replaceAll("-", "+").replaceAll("_", "/")).split(".");
    const createdAt = new Date(Number(time));
    if (id && !Number.isNaN(createdAt.getTime()))
      return { createdAt, id, ...(name.length > 0 && { name: decodeURIComponent(name.join(".")) }) };
  } catch {
    // Neither base64 nor an escaped name: falls through to the error.
  }
  throw new AppError("invalid", { field: "cursor" });
}

/** Parses a cursor in a query. */
export const cursorSchema = z.string().transform(decodeCursor);
