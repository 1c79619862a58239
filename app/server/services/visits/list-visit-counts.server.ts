import type { UserActor } from "~/domain/accounts/actor";
import { noCounts } from "~/domain/visits/counts";
import { noDimensions } from "~/domain/visits/dimensions";
import { type SeriesPoint, seriesOf } from "~/domain/visits/report";
import type { Thing } from "~/domain/visits/thing";
import { addDays, ownTime } from "~/domain/visits/zone-day";
import { findDayCounts } from "~/server/data/visits/visit-days.server";
import type { Platform } from "~/server/platform/platform.server";
import { readOpenDays } from "./read-days.server";
import { type Holding, visitHoldings } from "./visit-holdings.server";

/** A thing's last days, for a row of a list. */
export interface VisitsOfThing {
  thing: Thing;
  views: number;
  series: SeriesPoint[];
}

/** Days of the chart beside a row. */
const DAYS = 7;

/**
 * The last seven days of a list's things, including today. The caller has read these rows: the actor may see all of
 * them.
 * @param rows the things by their owner
 */
export async function listVisitCounts(
  platform: Platform,
  actor: UserActor,
  rows: ReadonlyMap<string, readonly Thing[]>,
): Promise<Map<Thing, VisitsOfThing>> {
  const { holdings } = await visitHoldings(platform, actor, "all");
  const known = holdings.filter(({ owner }) => rows.has(owner));
  const lists = await Promise.all(
    known.map((holding) => ofOwner(platform, holding, rows.get(holding.owner) ?? [])),
  );
  return new Map(lists.flat().map((each) => [each.thing, each]));
}

async function ofOwner(
  platform: Platform,
  holding: Holding,
  things: readonly Thing[],
): Promise<VisitsOfThing[]> {
  const { owner, own } = holding;
  const { day: today } = ownTime(Date.now(), own);
  const range = { from: addDays(today, 1 - DAYS), to: today, by: "day" as const };
  const [stored, open] = await Promise.all([
    findDayCounts(platform.visits, { owner, things, ...range }),
    readOpenDays(platform, { ...holding, things: [...things] }, range),
  ]);
  const isOpen = new Set(open.days.map(({ day, thing }) => `${day} ${thing}`));
  const closed = stored.filter(({ day, thing }) => !isOpen.has(`${day} ${thing}`));
  return things.map((thing) => {
    const days = [
      ...closed
        .filter((row) => row.thing === thing)
        .map(({ day, thing: _thing, ...counts }) => ({ day, counts })),
      ...open.days.filter((row) => row.thing === thing).map(({ day, counts }) => ({ day, counts })),
    ];
    const series = seriesOf(
      range,
      today,
      days.map(({ day, counts }) => ({
        day,
        thing,
        counts: { ...noCounts(), ...counts },
        parts: {},
        dimensions: noDimensions(),
      })),
    );
    return { thing, views: series.reduce((sum, { views }) => sum + views, 0), series };
  });
}
