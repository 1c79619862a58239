import { and, eq, lt, sql } from "drizzle-orm";
import type { StoredDay } from "~/domain/visits/day-counts";
import type { ReportThing } from "~/domain/visits/thing";
import type { Database } from "~/server/platform/platform.server";
import { statement, type Write } from "../batch.server";
import { goneOwners, visitDays, visitMonths } from "./schema.server";

/** A thing's month whose days are merged. */
export interface MonthToFold {
  owner: string;
  thing: ReportThing;
  month: string;
}

/** @returns some owners with stored visits, after one */
export async function ownersOfVisits(db: Database, after: string, limit: number): Promise<string[]> {
  const { results } = await db.$client
    .prepare(
      `SELECT owner FROM (SELECT DISTINCT owner FROM visit_days WHERE owner > ?1 ORDER BY owner LIMIT ?2)
       UNION SELECT owner FROM (SELECT DISTINCT owner FROM visit_months WHERE owner > ?1 ORDER BY owner LIMIT ?2)
       ORDER BY owner LIMIT ?2`,
    )
    .bind(after, limit)
    .all<{ owner: string }>();
  return results.map(({ owner }) => owner);
}

/** @returns some of an owner's days before one, by thing and day: those of a month are adjacent */
export function daysBefore(db: Database, owner: string, before: string, limit: number) {
  return db
    .select()
    .from(visitDays)
    .where(and(eq(visitDays.owner, owner), lt(visitDays.day, before)))
    .orderBy(visitDays.thing, visitDays.day)
    .limit(limit);
}

/** Replaces the days of a month by the month. An existing month stays: it was made of the same days. */
export function storeMonth(
  db: Database,
  fold: MonthToFold,
  { counts, parts, dimensions }: StoredDay,
): Write[] {
  const { owner, thing, month } = fold;
  const isOfMonth = sql`${visitDays.day} BETWEEN ${`${month}-01`} AND ${`${month}-31`}`;
  return [
    db
      .insert(visitMonths)
      .values({ ...fold, ...counts, parts, dimensions })
      .onConflictDoNothing(),
    db.delete(visitDays).where(and(eq(visitDays.owner, owner), eq(visitDays.thing, thing), isOfMonth)),
  ];
}

/** Deletes an owner's months before one. */
export const removeMonths = (db: Database, owner: string, before: string): Write =>
  db.delete(visitMonths).where(and(eq(visitMonths.owner, owner), lt(visitMonths.month, before)));

/** Marks an owner as deleted: nothing of theirs is written any more. */
export const markGone = (db: Database, owner: string, at: Date): Write =>
  db.insert(goneOwners).values({ owner, at }).onConflictDoNothing();

/** Deletes the marks of owners deleted so long ago that no late writes can arrive. */
export const deleteGone = (db: Database, before: Date): Write =>
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
