import { z } from "zod";
import { addCounts, type Counts, countsSchema, noCounts, unpackCounts } from "./counts";
import type { StoredDay } from "./day-counts";
import {
  addDimensions,
  CODE_COUNTS,
  capDimensions,
  type Dimension,
  type Dimensions,
  noDimensions,
  type Tally,
  THING_COUNTS,
} from "./dimensions";
import { OTHER, VISIT_LIMITS } from "./limits";
import { addMonths, monthOf } from "./months";
import { type Range, SERIES } from "./range";
import { ALL, type ReportThing, reportThingSchema } from "./thing";
import { addDays, type Day } from "./zone-day";

const count = z.number().int();
const names = z.array(z.object({ name: z.string(), views: count }));

/** A report of visits: the same for the API, for screens and for files. */
export const visitReportSchema = z.object({
  thing: reportThingSchema,
  from: z.string(),
  to: z.string(),
  by: z.enum(SERIES),
  /** The zone of days and hours. */
  zone: z.string(),
  total: countsSchema,
  /** Of the range of the same length before; null if that exceeds the available range. */
  before: countsSchema.nullable(),
  /**
   * Each day (`YYYY-MM-DD`), hour (`YYYY-MM-DDTHH`) or month (`YYYY-MM`) of the range, including those without visits.
   */
  series: z.array(countsSchema.extend({ at: z.string() })),
  /** Ranked; `title` and `url` are empty if the link was removed, `key` is `other` for the rest together. */
  links: z.array(
    z.object({ key: z.string(), thing: z.string(), title: z.string(), url: z.string(), clicks: count }),
  ),
  /** Null for fewer than five visitors. `other` combines the rest; clicks are of browsers that report them. */
  sources: z.array(z.object({ name: z.string(), views: count, clicks: count })).nullable(),
  countries: names.nullable(),
  devices: names.nullable(),
  languages: names.nullable(),
  codes: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      scans: count,
      views: count,
      saves: count,
      contacts: count,
    }),
  ),
  /** Of all things together each of them, the most viewed first; `thing` is `other` for the rest together. */
  things: z.array(
    z.object({
      thing: z.string(),
      title: z.string(),
      views: count,
      clicks: count,
      saves: count,
      scans: count,
      contacts: count,
    }),
  ),
  /** Of all things together: events dropped because of their number, as far as recorded. */
  dropped: count,
  /** When a thing was first published, and last changed. */
  marks: z.array(
    z.object({
      at: z.string(),
      thing: z.string(),
      title: z.string(),
      kind: z.enum(["published", "changed"]),
    }),
  ),
  /** Whether today's numbers could not be read just now. */
  isTodayMissing: z.boolean(),
});

export type VisitReport = z.output<typeof visitReportSchema>;

/** What a report is made of. */
export interface ReportParts {
  thing: ReportThing;
  range: Range;
  zone: string;
  /** The owner's date: the last date of any series. */
  today: Day;
  /** Days and months that the range touches, of one thing or of several to sum up. */
  days: readonly StoredDay[];
  /** The same of the range before, null where there is none. */
  before: { range: Range; days: readonly StoredDay[] } | null;
  isTodayMissing: boolean;
  marks: VisitReport["marks"];
  linkOf(thing: string, key: string): { title: string; url: string } | undefined;
  nameOfCode(code: string): string | undefined;
  titleOf(thing: string): string | undefined;
}

/** Assembles a report: pure, so that screens, files and API clients get the same counts. */
export function makeReport(parts: ReportParts): VisitReport {
  const { thing, range, zone, days } = parts;
  const series = seriesOf(range, parts.today, days);
  const total = sumOf(series);
  const dimensions = dimensionsOf(range, days);
  const isFew = total.visitors < VISIT_LIMITS.fewVisitors;
  const named = (dimension: Dimension) =>
    isFew ? null : ranked(dimensions[dimension]).map(([name, [views = 0]]) => ({ name, views }));
  return {
    thing,
    from: range.from,
    to: range.to,
    by: range.by,
    zone,
    total,
    before: parts.before && sumOf(seriesOf(parts.before.range, parts.today, parts.before.days)),
    series,
    links: linksOf(parts, dimensions.links),
    sources: isFew
      ? null
      : ranked(dimensions.sources).map(([name, [views = 0, clicks = 0]]) => ({ name, views, clicks })),
    countries: named("countries"),
    devices: named("devices"),
    languages: named("languages"),
    codes: ranked(dimensions.codes).map(([code, numbers]) => ({
      code,
      name: (code !== OTHER && parts.nameOfCode(code)) || "",
      ...codeCounts(numbers),
    })),
    things: thing === ALL ? thingsOf(parts, dimensions.things) : [],
    dropped: Object.values(dimensions.dropped).reduce((sum, [dropped = 0]) => sum + dropped, 0),
    marks: parts.marks.filter(({ at }) => at.slice(0, 10) >= range.from && at.slice(0, 10) <= range.to),
    isTodayMissing: parts.isTodayMissing,
  };
}

export type SeriesPoint = Counts & { at: string };

/** @returns a point for each hour, day or month of a range, up to today */
export function seriesOf(range: Range, today: Day, days: readonly StoredDay[]): SeriesPoint[] {
  const points = new Map<string, SeriesPoint>();
  for (const at of instantsOf(range, today)) points.set(at, { at, ...noCounts() });
  for (const stored of days) {
    for (const [at, counts] of pointsOf(range, stored)) {
      const point = points.get(at);
      if (point) addCounts(point, counts);
    }
  }
  return [...points.values()];
}

function instantsOf({ from, to, by }: Range, today: Day): string[] {
  const instants: string[] = [];
  const last = to < today ? to : today;
  if (by === "month") {
    for (let day = `${monthOf(from)}-01`; day <= last; day = addMonths(day, 1)) instants.push(monthOf(day));
    return instants;
  }
  for (let day = from; day <= last; day = addDays(day, 1)) {
    if (by === "day") instants.push(day);
    else for (let hour = 0; hour < 24; hour++) instants.push(`${day}T${two(hour)}`);
  }
  return instants;
}

/** The points of a series that a stored day or month contributes to. */
function pointsOf({ by }: Range, { day, counts, parts }: StoredDay): [at: string, counts: Counts][] {
  const isMonth = day.length === 7;
  if (by === "month") return [[monthOf(day), counts]];
  if (by === "day" && !isMonth) return [[day, counts]];
  const name = (part: string) => (isMonth ? `${day}-${two(Number(part))}` : `${day}T${two(Number(part))}`);
  return Object.entries(parts).map(([part, packed]) => [name(part), unpackCounts(packed)]);
}

const two = (number: number) => String(number).padStart(2, "0");

function sumOf(series: readonly SeriesPoint[]): Counts {
  const sum = noCounts();
  for (const point of series) addCounts(sum, point);
  return sum;
}

function dimensionsOf(range: Range, days: readonly StoredDay[]): Dimensions {
  const sum = noDimensions();
  for (const { day, dimensions } of days) if (isWithin(range, day)) addDimensions(sum, dimensions);
  return capDimensions(sum);
}

const isWithin = ({ from, to }: Range, day: string): boolean =>
  day.length === 7 ? day >= monthOf(from) && day <= monthOf(to) : day >= from && day <= to;

/** The names of a tally, the largest first, the rest together at the end. */
function ranked(of: Tally): [name: string, numbers: number[]][] {
  return Object.entries(of).sort(
    ([a, one], [b, other]) =>
      Number(a === OTHER) - Number(b === OTHER) || (other[0] ?? 0) - (one[0] ?? 0) || (a < b ? -1 : 1),
  );
}

function linksOf({ thing, linkOf }: ReportParts, links: Tally): VisitReport["links"] {
  return ranked(links).map(([name, [clicks = 0]]) => {
    if (name === OTHER) return { key: OTHER, thing: "", title: "", url: "", clicks };
    // Of all things together a link is named with its thing.
    const at = name.indexOf(" ");
    const of = at < 0 ? thing : name.slice(0, at);
    const key = name.slice(at + 1);
    return { key, thing: of === ALL ? "" : of, ...(linkOf(of, key) ?? { title: "", url: "" }), clicks };
  });
}

/** Things by the shared totals of each, and by days of others that are read separately. */
function thingsOf({ range, days, titleOf }: ReportParts, things: Tally): VisitReport["things"] {
  const all = new Map(Object.entries(things));
  for (const { day, thing, counts } of days) {
    if (thing === ALL || !isWithin(range, day)) continue;
    const before = all.get(thing) ?? [];
    all.set(
      thing,
      THING_COUNTS.map((name, place) => (before[place] ?? 0) + counts[name]),
    );
  }
  return ranked(Object.fromEntries(all)).map(([thing, numbers]) => {
    const [views = 0, clicks = 0, saves = 0, scans = 0, contacts = 0] = numbers;
    const title = (thing !== OTHER && titleOf(thing)) || "";
    return { thing, title, views, clicks, saves, scans, contacts };
  });
}

function codeCounts(numbers: readonly number[]) {
  const [scans = 0, views = 0, saves = 0, contacts = 0] = CODE_COUNTS.map((_, i) => numbers[i] ?? 0);
  return { scans, views, saves, contacts };
}
