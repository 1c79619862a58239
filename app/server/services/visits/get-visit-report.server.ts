import type { UserActor } from "~/domain/accounts/actor";
import type { StoredDay } from "~/domain/visits/day-counts";
import { type Range, type ReportQuery, rangeBefore, rangeOf } from "~/domain/visits/range";
import { makeReport, type VisitReport } from "~/domain/visits/report";
import { ALL, pageThing, type ReportThing, readThing } from "~/domain/visits/thing";
import { dayStart, localTime, ownTime } from "~/domain/visits/zone-day";
import { findCodeNames, findPageMarks, findThingTitles } from "~/server/data/visits/visited-things.server";
import type { Platform } from "~/server/platform/platform.server";
import { countedLinks } from "./counted-links.server";
import { readDays } from "./read-days.server";
import { type Holding, visitHoldings } from "./visit-holdings.server";

const MAX_MARKS = 50;

/**
 * An actor's report of visits: of one thing, or of all that they hold.
 * @throws AppError not_found, invalid for an invalid range
 */
export async function getVisitReport(
  platform: Platform,
  actor: UserActor,
  query: ReportQuery,
): Promise<VisitReport> {
  const { holdings, isPro } = await visitHoldings(platform, actor, query.thing);
  const [first] = holdings;
  const { day: today, zone } = ownTime(Date.now(), first.own);
  const range = rangeOf(query, today, isPro);
  const before = rangeBefore(range, today, isPro);
  const read = (asked: Range) => Promise.all(holdings.map((holding) => readDays(platform, holding, asked)));
  const [now, then, marks] = await Promise.all([
    read(range),
    before && read(before),
    marksOf(platform, first, query.thing, range),
  ]);
  const days = now.flatMap((each) => each.days);
  const [linkOf, nameOfCode, titleOf] = await Promise.all([
    countedLinks(platform, holdings, days),
    codesOf(platform, holdings, days),
    titlesOf(platform, holdings, query.thing, days),
  ]);
  return makeReport({
    ...{ thing: query.thing, range, zone, today, days, marks, linkOf, nameOfCode, titleOf },
    before: before && then && { range: before, days: then.flatMap((each) => each.days) },
    isTodayMissing: now.some(({ isTodayMissing }) => isTodayMissing),
  });
}

/** The titles of pages and cards in the total, and of other owners' ones that are read separately. */
async function titlesOf(
  { db }: Platform,
  holdings: readonly Holding[],
  thing: ReportThing,
  days: readonly StoredDay[],
) {
  if (thing !== ALL) return () => undefined;
  const named = new Set(
    days.flatMap((day) => (day.thing === ALL ? Object.keys(day.dimensions.things ?? {}) : [])),
  );
  const titles = await Promise.all(
    holdings.map(({ owner, things }) =>
      findThingTitles(db, owner, things.includes(ALL) ? [...named] : things),
    ),
  );
  const all = new Map(titles.flatMap((each) => [...each]));
  return (name: string) => all.get(name);
}

async function codesOf({ db }: Platform, holdings: readonly Holding[], days: readonly StoredDay[]) {
  const codes = [...new Set(days.flatMap(({ dimensions }) => Object.keys(dimensions.codes)))];
  const named = codes.length > 0 ? holdings : [];
  const rows = await Promise.all(named.map(({ owner }) => findCodeNames(db, owner, codes)));
  const names = new Map(rows.flat().map(({ code, name }) => [code, name]));
  return (code: string) => names.get(code);
}

/** When pages were published and changed within a range. */
async function marksOf({ db }: Platform, { owner, own }: Holding, thing: ReportThing, { from, by }: Range) {
  const asked = thing === ALL ? null : readThing(thing);
  if (by === "month" || (asked && asked.kind !== "page")) return [];
  const since = new Date(dayStart(from, own.zone));
  const rows = await findPageMarks(db, owner, since, MAX_MARKS, asked?.id);
  const at = (date: Date) => {
    const { day, hour } = localTime(date.getTime(), own.zone);
    return by === "hour" ? `${day}T${String(hour).padStart(2, "0")}` : day;
  };
  return rows.flatMap(({ id, title, publishedAt, updatedAt }) => [
    ...(publishedAt
      ? [{ at: at(publishedAt), thing: pageThing(id), title, kind: "published" as const }]
      : []),
    ...(publishedAt && updatedAt > publishedAt
      ? [{ at: at(updatedAt), thing: pageThing(id), title, kind: "changed" as const }]
      : []),
  ]);
}
