import { z } from "zod";
import { AppError } from "~/domain/errors";

/** A page of a list: at most `limit` rows, from after a row on. */
export interface ListInput {
  limit: number;
  after?: { createdAt: Date; id: string };
}

/** @returns the opaque cursor that continues a list after `row` */
export function encodeCursor(row: { createdAt: Date; id: string }): string {
  return btoa(`${row.createdAt.getTime()}.${row.id}`)
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** @throws AppError invalid on `cursor`, when it is not one of ours */
export function decodeCursor(cursor: string): { createdAt: Date; id: string } {
  try {
    const [time, id] = atob(cursor.replaceAll("-", "+").replaceAll("_", "/")).split(".");
    const createdAt = new Date(Number(time));
    if (id && !Number.isNaN(createdAt.getTime())) return { createdAt, id };
  } catch {
    // Not base64: falls through to the refusal.
  }
  throw new AppError("invalid", { field: "cursor" });
}

/** A cursor in a query, read. */
export const cursorSchema = z.string().transform(decodeCursor);
