import { type DayCounter, emptyThingDay, type Seen, type ThingDay } from "~/domain/visits/day-counts";
import type { ReportThing } from "~/domain/visits/thing";

/** A day that is counted without its object, with what was counted of each thing. */
export interface DayInMemory extends DayCounter {
  things: Map<ReportThing, ThingDay>;
}

/** @returns an empty day, for demo data and tests */
export function dayInMemory(): DayInMemory {
  const things = new Map<ReportThing, ThingDay>();
  const marks = new Map<string, { at: number; what?: string }>();
  const seen: Seen = { last: (key) => marks.get(key), mark: (key, at, what) => marks.set(key, { at, what }) };
  const of = (thing: ReportThing) => {
    const known = things.get(thing) ?? emptyThingDay();
    things.set(thing, known);
    return known;
  };
  return { of, seen, things };
}
