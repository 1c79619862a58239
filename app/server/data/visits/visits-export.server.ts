import { and, eq, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Database } from "~/server/platform/platform.server";
import { visitDays, visitMonths } from "./schema.server";

/** The condition that a row is after a place. @param place `{thing} {day or month}`, or empty for the first */
function isAfter(thing: SQLiteColumn, time: SQLiteColumn, place: string) {
  const [ofThing = "", ofTime = ""] = place.split(" ");
  return sql`(${thing}, ${time}) > (${ofThing}, ${ofTime})`;
}

/** @returns days of an owner after a place, for the export of everything */
export async function visitDaysAfter(db: Database, ownerId: string, place: string, limit: number) {
  const rows = await db
    .select()
    .from(visitDays)
    .where(and(eq(visitDays.owner, ownerId), isAfter(visitDays.thing, visitDays.day, place)))
    .orderBy(visitDays.thing, visitDays.day)
    .limit(limit);
  return rows.map(({ owner: _owner, sequence: _sequence, day: at, ...row }) => ({ at, ...row }));
}

/** @returns months of an owner after a place */
export async function visitMonthsAfter(db: Database, ownerId: string, place: string, limit: number) {
  const rows = await db
    .select()
    .from(visitMonths)
    .where(and(eq(visitMonths.owner, ownerId), isAfter(visitMonths.thing, visitMonths.month, place)))
    .orderBy(visitMonths.thing, visitMonths.month)
    .limit(limit);
  return rows.map(({ owner: _owner, month: at, ...row }) => ({ at, ...row }));
}
