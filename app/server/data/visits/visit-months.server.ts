import { and, eq, lt, sql } from "drizzle-orm";
import type { StoredDay } from "~/domain/visits/day-counts";
import type { ReportThing } from "~/domain/visits/thing";
import type { Database } from "~/server/platform/platform.server";
import { statement, type Write } from "../batch.server";
import { goneOwners, visitDays, visitMonths } from "./schema.server";

/** A thing's month whose days are to be folded. */
export interface MonthToFold {
  owner: string;
  thing: ReportThing;
  month: string;
}

/** @returns some months of which days are stored that are before a day */
export async function monthsToFold(db: Database, before: string, limit: number): Promise<MonthToFold[]> {
  const rows = await db
    .selectDistinct({
      owner: visitDays.owner,
      thing: visitDays.thing,
      month: sql<string>`substr(${visitDays.day}, 1, 7)`,
    })
    .from(visitDays)
    .where(lt(visitDays.day, before))
    .limit(limit);
  return rows.map((row) => ({ ...row, thing: row.thing as ReportThing }));
}

const ofMonth = ({ owner, thing, month }: MonthToFold) =>
  and(
    eq(visitDays.owner, owner),
    eq(visitDays.thing, thing),
    sql`${visitDays.day} BETWEEN ${`${month}-01`} AND ${`${month}-31`}`,
  );

/** @returns the days of a thing's month */
export function findDaysOfMonth(db: Database, month: MonthToFold) {
  return db.select().from(visitDays).where(ofMonth(month));
}

/** Puts a month in the place of its days. One that is there stays: it was made of the same days by a run that was cut off. */
export function storeMonth(
  db: Database,
  fold: MonthToFold,
  { counts, parts, dimensions }: StoredDay,
): Write[] {
  const row = { ...fold, ...counts, parts, dimensions };
  return [
    db.insert(visitMonths).values(row).onConflictDoNothing(),
    db.delete(visitDays).where(ofMonth(fold)),
  ];
}

/** Deletes some months before one. */
export function removeMonths(before: string, limit: number): Write {
  return statement(sql`DELETE FROM visit_months WHERE (owner, thing, month) IN
    (SELECT owner, thing, month FROM visit_months WHERE month < ${before} LIMIT ${limit})`);
}

/** Notes that an owner is gone: nothing of theirs is written any more. */
export const markGone = (db: Database, owner: string, at: Date): Write =>
  db.insert(goneOwners).values({ owner, at }).onConflictDoNothing();

/** Forgets owners who are gone for so long that nothing of theirs can come. */
export const forgetGone = (db: Database, before: Date): Write =>
  db.delete(goneOwners).where(lt(goneOwners.at, before));

/** Deletes some rows of an owner. */
export function eraseVisits(owner: string, limit: number): Write[] {
  return [
    statement(sql`DELETE FROM visit_days WHERE (owner, thing, day) IN
      (SELECT owner, thing, day FROM visit_days WHERE owner = ${owner} LIMIT ${limit})`),
    statement(sql`DELETE FROM visit_months WHERE (owner, thing, month) IN
      (SELECT owner, thing, month FROM visit_months WHERE owner = ${owner} LIMIT ${limit})`),
  ];
}

/** @returns rows of an owner after one, by their key, for the export */
export async function visitRowsAfter(db: Database, owner: string, after: string, limit: number) {
  const [thing = "", time = ""] = after.split(" ");
  const days = await db
    .select()
    .from(visitDays)
    .where(and(eq(visitDays.owner, owner), sql`(${visitDays.thing}, ${visitDays.day}) > (${thing}, ${time})`))
    .orderBy(visitDays.thing, visitDays.day)
    .limit(limit);
  return days;
}

/** @returns every month of an owner, for the export */
export async function visitMonthsAfter(db: Database, owner: string, after: string, limit: number) {
  const [thing = "", time = ""] = after.split(" ");
  return db
    .select()
    .from(visitMonths)
    .where(
      and(
        eq(visitMonths.owner, owner),
        sql`(${visitMonths.thing}, ${visitMonths.month}) > (${thing}, ${time})`,
      ),
    )
    .orderBy(visitMonths.thing, visitMonths.month)
    .limit(limit);
}
