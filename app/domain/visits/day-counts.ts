import { addCounts, COUNTED, type Counted, type Counts, noCounts, packCounts, unpackCounts } from "./counts";
import {
  CODE_COUNTS,
  type CodeCount,
  capDimensions,
  type Dimensions,
  noDimensions,
  THING_COUNTS,
  type ThingCount,
  tally,
} from "./dimensions";
import type { EventKind, VisitEvent } from "./event";
import { VISIT_LIMITS } from "./limits";
import { ALL, codeThing, type ReportThing, type Thing } from "./thing";

/** A thing's day while it lasts: counts by the owner's hour, packed in the order of {@link COUNTED}. */
export interface ThingDay {
  hours: Record<string, number[]>;
  dimensions: Dimensions;
}

export const emptyThingDay = (): ThingDay => ({ hours: {}, dimensions: noDimensions() });

/** A day's record for detecting repeats: the time and detail of the last event by key. */
export interface Seen {
  last(key: string): { at: number; what?: string } | undefined;
  mark(key: string, at: number, what?: string): void;
}

/** What a day is counted into. */
export interface DayCounter {
  /** @returns the day of a thing, which is changed then */
  of(thing: ReportThing): ThingDay;
  seen: Seen;
}

function countView(counter: DayCounter, event: VisitEvent): void {
  const { thing, visitor, at, origin } = event;
  if (!thing) return;
  const { seen } = counter;
  if (
    event.isRevalidation &&
    (!visitor || within(seen, `v:${thing}:${visitor}`, at, VISIT_LIMITS.revalidationMs))
  )
    return;
  addToThing(counter, thing, event, "views");
  for (const place of [thing, ALL] as const) {
    if (visitor) {
      const key = `v:${place}:${visitor}`;
      if (!seen.last(key)) add(counter, place, event, "visitors");
      seen.mark(key, at);
    }
    if (!origin) continue;
    const { dimensions } = counter.of(place);
    tally(dimensions, "sources", origin.source);
    if (origin.country) tally(dimensions, "countries", origin.country);
    tally(dimensions, "devices", origin.device);
    if (origin.language) tally(dimensions, "languages", origin.language);
  }
  const { code } = event;
  if (code && visitor && within(seen, `c:${code}:${visitor}`, at, VISIT_LIMITS.scanMs))
    addToCode(counter, code, event, "views");
}

function countScan(counter: DayCounter, event: VisitEvent): void {
  const { code, visitor, at } = event;
  if (!code) return;
  const { seen } = counter;
  if (visitor) {
    seen.mark(`c:${code}:${visitor}`, at);
    seen.mark(`s:${visitor}`, at, code);
    const key = `q:${code}:${visitor}`;
    if (within(seen, key, at, VISIT_LIMITS.repeatMs)) return;
    seen.mark(key, at);
  }
  if (event.thing) addToThing(counter, event.thing, event, "scans");
  else add(counter, ALL, event, "scans");
  addToCode(counter, code, event, "scans");
}

function countClick(counter: DayCounter, event: VisitEvent): void {
  const { thing, visitor, at, link, origin } = event;
  if (!thing || !link) return;
  if (visitor && isRepeat(counter.seen, `k:${thing}:${link}:${visitor}`, at, VISIT_LIMITS.clickMs)) return;
  addToThing(counter, thing, event, "clicks");
  for (const place of [thing, ALL] as const) {
    const { dimensions } = counter.of(place);
    tally(dimensions, "links", place === ALL ? `${thing} ${link}` : link);
    if (origin) tally(dimensions, "sources", origin.source, 1);
  }
}

function countSave(counter: DayCounter, event: VisitEvent): void {
  const { thing, visitor, at, file = "" } = event;
  if (!thing) return;
  if (visitor && isRepeat(counter.seen, `f:${thing}:${file}:${visitor}`, at, VISIT_LIMITS.repeatMs)) return;
  addToThing(counter, thing, event, "saves");
  const code = scannedBefore(counter.seen, event);
  if (code) addToCode(counter, code, event, "saves");
}

function countContact(counter: DayCounter, event: VisitEvent): void {
  if (!event.thing) return;
  addToThing(counter, event.thing, event, "contacts");
  const code = scannedBefore(counter.seen, event);
  if (code) addToCode(counter, code, event, "contacts");
}

/** The code that a visitor scanned just before: the one that the form names, else the latest. */
function scannedBefore(seen: Seen, { code, visitor, at }: VisitEvent): string | undefined {
  if (!visitor) return undefined;
  if (code && within(seen, `c:${code}:${visitor}`, at, VISIT_LIMITS.scanMs)) return code;
  const latest = seen.last(`s:${visitor}`);
  return latest && at - latest.at < VISIT_LIMITS.scanMs ? latest.what : undefined;
}

function within({ last }: Seen, key: string, at: number, milliseconds: number): boolean {
  const found = last(key);
  return found !== undefined && at - found.at < milliseconds;
}

/** Whether the same was counted a short while ago; what is counted now is what later ones are compared with. */
function isRepeat(seen: Seen, key: string, at: number, milliseconds: number): boolean {
  if (within(seen, key, at, milliseconds)) return true;
  seen.mark(key, at);
  return false;
}

const PLACE = Object.fromEntries(COUNTED.map((name, i) => [name, i])) as Record<Counted, number>;

function add(counter: DayCounter, place: ReportThing, { hour }: VisitEvent, counted: Counted): void {
  const { hours } = counter.of(place);
  let numbers = hours[hour];
  if (!numbers) {
    numbers = packCounts(noCounts());
    hours[hour] = numbers;
  }
  numbers[PLACE[counted]] = (numbers[PLACE[counted]] ?? 0) + 1;
}

const COUNT: Record<VisitEvent["kind"], (counter: DayCounter, event: VisitEvent) => void> = {
  view: countView,
  scan: countScan,
  click: countClick,
  save: countSave,
  contact: countContact,
};

/**
 * Counts one event into a day: here alone it is decided what is a view, a visitor and a repeat. A kind that only another
 * version knows is ignored.
 */
export function countEvent(counter: DayCounter, event: VisitEvent): void {
  COUNT[event.kind]?.(counter, event);
}

/** Counts events dropped because of their number, by kind: reports show owners how many are missing. */
export function countDropped(counter: DayCounter, dropped: Partial<Record<EventKind, number>>): void {
  for (const [kind, count] of Object.entries(dropped))
    tally(counter.of(ALL).dimensions, "dropped", kind, 0, count);
}

/** In the day of what was visited, and beside the others in that of all. */
function addToThing(counter: DayCounter, thing: Thing, event: VisitEvent, counted: ThingCount): void {
  for (const place of [thing, ALL] as const) add(counter, place, event, counted);
  tally(counter.of(ALL).dimensions, "things", thing, THING_COUNTS.indexOf(counted));
}

/** In the day of the code itself, and beside the others of what was visited and of all. */
function addToCode(counter: DayCounter, code: string, event: VisitEvent, counted: CodeCount): void {
  add(counter, codeThing(code), event, counted);
  const place = CODE_COUNTS.indexOf(counted);
  const visited: readonly (Thing | typeof ALL | undefined)[] = [event.thing, ALL];
  for (const thing of visited) if (thing) tally(counter.of(thing).dimensions, "codes", code, place);
}

/** A thing's day, or a month of its days, as it is stored. */
export interface StoredDay {
  /** `YYYY-MM-DD`, of a month `YYYY-MM`. */
  day: string;
  thing: ReportThing;
  counts: Counts;
  /** Counts of a day by its hours, of a month by its dates (1 to 31), packed in the order of {@link COUNTED}. */
  parts: Record<string, number[]>;
  dimensions: Dimensions;
}

export function storedDay(day: string, thing: ReportThing, { hours, dimensions }: ThingDay): StoredDay {
  const counts = noCounts();
  for (const packed of Object.values(hours)) addCounts(counts, unpackCounts(packed));
  return { day, thing, counts, parts: hours, dimensions: capDimensions(dimensions) };
}
