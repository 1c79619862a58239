import { and, between, eq, inArray, sql } from "drizzle-orm";
import { type Counts, noCounts } from "~/domain/visits/counts";
import type { StoredDay } from "~/domain/visits/day-counts";
import type { ReportThing } from "~/domain/visits/thing";
import type { Database } from "~/server/platform/platform.server";
import { statement, type Write } from "../batch.server";
import { idsOf } from "../scope.server";
import { visitDays, visitMonths } from "./schema.server";

/** Rows per statement: a row is at most a few kilobytes, and a parameter at most two megabytes. */
const ROWS = 100;

/** Runs writes to the database of visits as one transaction. @returns how many rows each changed */
export async function writeVisits({ $client }: Database, writes: readonly Write[]): Promise<number[]> {
  if (writes.length === 0) return [];
  const statements = writes
    .map((write) => write.toSQL())
    .map(({ sql: text, params }) => $client.prepare(text).bind(...params));
  return (await $client.batch(statements)).map(({ meta }) => meta.changes);
}

/**
 * Writes an owner's day: an existing row stays if its sequence is as high, and nothing is written for a deleted owner.
 */
export function storeDays(owner: string, days: readonly StoredDay[], sequence: number): Write[] {
  const writes: Write[] = [];
  for (let i = 0; i < days.length; i += ROWS) {
    const rows = days.slice(i, i + ROWS).map(({ day, thing, counts, parts, dimensions }) => ({
      ...{ day, thing, ...counts },
      parts: JSON.stringify(parts),
      dimensions: JSON.stringify(dimensions),
    }));
    writes.push(
      statement(sql`
        INSERT INTO visit_days (owner, thing, day, sequence, views, visitors, clicks, saves, scans, contacts, parts, dimensions)
        SELECT ${owner}, value ->> 'thing', value ->> 'day', ${sequence}, value ->> 'views', value ->> 'visitors',
          value ->> 'clicks', value ->> 'saves', value ->> 'scans', value ->> 'contacts', value ->> 'parts', value ->> 'dimensions'
        FROM json_each(${JSON.stringify(rows)})
        WHERE NOT EXISTS (SELECT 1 FROM gone_owners WHERE owner = ${owner})
        ON CONFLICT (owner, thing, day) DO UPDATE SET sequence = excluded.sequence, views = excluded.views,
          visitors = excluded.visitors, clicks = excluded.clicks, saves = excluded.saves, scans = excluded.scans,
          contacts = excluded.contacts, parts = excluded.parts, dimensions = excluded.dimensions
        WHERE excluded.sequence > visit_days.sequence`),
    );
  }
  return writes;
}

/** The range to read: things, and first and last day, both included. */
export interface DaysAsk {
  owner: string;
  things: readonly ReportThing[];
  from: string;
  to: string;
}

/** @returns the stored days of a range, and the months that it touches where days are merged */
export async function findStoredDays(
  db: Database,
  { owner, things, from, to }: DaysAsk,
): Promise<StoredDay[]> {
  const days = await db
    .select()
    .from(visitDays)
    .where(
      and(
        eq(visitDays.owner, owner),
        sql`${visitDays.thing} IN ${idsOf(things)}`,
        between(visitDays.day, from, to),
      ),
    );
  const months = await db
    .select()
    .from(visitMonths)
    .where(
      and(
        eq(visitMonths.owner, owner),
        sql`${visitMonths.thing} IN ${idsOf(things)}`,
        between(visitMonths.month, from.slice(0, 7), to.slice(0, 7)),
      ),
    );
  return [...days.map((row) => storedOf(row, row.day)), ...months.map((row) => storedOf(row, row.month))];
}

type Row = Pick<typeof visitDays.$inferSelect, keyof Counts | "thing" | "parts" | "dimensions">;

/** @returns a row in the form of the domain's rules */
export function storedOf(row: Row, day: string): StoredDay {
  const counts = noCounts();
  for (const name of Object.keys(counts) as (keyof Counts)[]) counts[name] = row[name];
  return { day, thing: row.thing, counts, parts: row.parts, dimensions: row.dimensions };
}

const countColumns = {
  thing: visitDays.thing,
  day: visitDays.day,
  views: visitDays.views,
  visitors: visitDays.visitors,
  clicks: visitDays.clicks,
  saves: visitDays.saves,
  scans: visitDays.scans,
  contacts: visitDays.contacts,
};

/** @returns only the counts of some things' days, for lists */
export function findDayCounts(db: Database, { owner, things, from, to }: DaysAsk) {
  return db
    .select(countColumns)
    .from(visitDays)
    .where(
      and(
        eq(visitDays.owner, owner),
        sql`${visitDays.thing} IN ${idsOf(things)}`,
        between(visitDays.day, from, to),
      ),
    );
}

/** Deletes the counts of some things. */
export function removeThings(db: Database, owner: string, things: readonly ReportThing[]): Write[] {
  return [visitDays, visitMonths].map((table) =>
    db.delete(table).where(and(eq(table.owner, owner), inArray(table.thing, [...things]))),
  );
}
