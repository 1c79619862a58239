import type { UserActor } from "~/domain/accounts/actor";
import type { StoredDay } from "~/domain/visits/day-counts";
import { pageLinks } from "~/domain/visits/page-links";
import { type Range, type ReportQuery, rangeBefore, rangeOf } from "~/domain/visits/range";
import { makeReport, type VisitReport } from "~/domain/visits/report";
import { ALL, pageThing, type ReportThing, readThing } from "~/domain/visits/thing";
import { dayStart, localTime, ownTime } from "~/domain/visits/zone-day";
import { findCodeNames, findPageContents, findPageMarks } from "~/server/data/visits/visited-things.server";
import type { Platform } from "~/server/platform/platform.server";
import { readDays } from "./read-days.server";
import { type Holding, visitHoldings } from "./visit-holdings.server";

const MAX_MARKS = 50;

/**
 * What an actor learns of visits: of one thing, or of all that they hold.
 * @throws AppError not_found, invalid for a range that cannot be told
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
  const [linkOf, nameOfCode] = await Promise.all([
    linksOf(platform, first, days),
    codesOf(platform, holdings, days),
  ]);
  return makeReport({
    ...{ thing: query.thing, range, zone, today, days, marks, linkOf, nameOfCode },
    before: before && then && { range: before, days: then.flatMap((each) => each.days) },
    isTodayMissing: now.some(({ isTodayMissing }) => isTodayMissing),
  });
}

/** What the links of the counted pages are now. */
async function linksOf({ db }: Platform, { owner }: Holding, days: readonly StoredDay[]) {
  const things = new Set<string>();
  for (const { thing, dimensions } of days) {
    for (const name of Object.keys(dimensions.links))
      things.add(thing === ALL ? (name.split(" ")[0] ?? "") : thing);
  }
  const ids = [...things].flatMap((thing) => {
    const read = readThing(thing);
    return read?.kind === "page" ? [read.id] : [];
  });
  const rows = ids.length > 0 ? await findPageContents(db, owner, ids) : [];
  const links = new Map(
    rows.map(({ id, content }) => [
      pageThing(id) as string,
      new Map(pageLinks(content.blocks).map(({ key, title, url }) => [key, { title, url }])),
    ]),
  );
  return (thing: string, key: string) => links.get(thing)?.get(key);
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
