import { DAY_MS, HOUR_MS, MINUTE_MS } from "~/domain/durations";

/** A date, `YYYY-MM-DD`, in some zone. */
export type Day = string;

/**
 * The zone that an owner's days are counted in. `held` is set if the zone was changed on that day: the day continues in
 * its original zone until it is over there, and until the next day starts in the new zone.
 */
export interface OwnZone {
  zone: string;
  held?: HeldDay;
}

/** A day that a change of zones fell into, and when it is over, in milliseconds since the epoch. */
export interface HeldDay {
  zone: string;
  day: Day;
  until: number;
}

/** An instant in an owner's zone. */
export interface OwnTime {
  day: Day;
  /** 0 to 23. */
  hour: number;
  /** The zone that the day began in. */
  zone: string;
  /** When the day is over, in milliseconds since the epoch. */
  endsAt: number;
}

const QUARTER_MS = 15 * MINUTE_MS;
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat("en-CA-u-ca-iso8601-nu-latn", {
      timeZone: zone,
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      hourCycle: "h23",
    });
    formats.set(zone, format);
  }
  return format;
}

/** @returns the date and hour that clocks of a zone show */
export function localTime(at: number, zone: string): { day: Day; hour: number } {
  const parts = formatOf(zone).formatToParts(at);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? "";
  return { day: `${part("year")}-${part("month")}-${part("day")}`, hour: Number(part("hour")) };
}

export const addDays = (day: Day, days: number): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

export const daysBetween = (from: Day, to: Day): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);

/** @returns whether this is a date of the calendar */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  Number.isFinite(Date.parse(`${text}T00:00:00Z`)) &&
  addDays(text, 0) === text;

const starts = new Map<string, number>();
const MAX_KNOWN = 2_000;

/**
 * The first instant of a date in a zone: days have 23, 24 or 25 hours. A date that a zone skips starts with the next
 * one.
 */
export function dayStart(day: Day, zone: string): number {
  const name = `${zone} ${day}`;
  const known = starts.get(name);
  if (known !== undefined) return known;
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // The first minute of the date: no zone is further from UTC than 15 hours, except for skipped dates.
  let before = (midnight - 16 * HOUR_MS) / MINUTE_MS;
  let since = (midnight + 40 * HOUR_MS) / MINUTE_MS;
  while (since - before > 1) {
    const middle = Math.floor((before + since) / 2);
    if (localTime(middle * MINUTE_MS, zone).day >= day) since = middle;
    else before = middle;
  }
  if (starts.size >= MAX_KNOWN) starts.clear();
  starts.set(name, since * MINUTE_MS);
  return since * MINUTE_MS;
}

export const dayEnd = (day: Day, zone: string): number => dayStart(addDays(day, 1), zone);

const clocks = new Map<string, { from: number; until: number; time: OwnTime }>();
const MAX_CLOCKS = 500;

/** @returns what an owner's clock shows; cheap, since no zone changes within a quarter of an hour */
export function ownTime(at: number, own: OwnZone): OwnTime {
  const name = own.held ? `${own.zone} ${own.held.zone} ${own.held.until}` : own.zone;
  const known = clocks.get(name);
  if (known && at >= known.from && at < known.until) return known.time;
  const time = readTime(at, own);
  const from = at - (at % QUARTER_MS);
  if (clocks.size >= MAX_CLOCKS) clocks.clear();
  clocks.set(name, { from, until: from + QUARTER_MS, time });
  return time;
}

function readTime(at: number, { zone, held }: OwnZone): OwnTime {
  if (held && at < held.until) {
    const { day, hour } = localTime(at, held.zone);
    // If a day continues after its midnight, the rest counts as its last hour.
    const shown = day === held.day ? hour : day < held.day ? 0 : 23;
    return { day: held.day, hour: shown, zone: held.zone, endsAt: held.until };
  }
  const { day, hour } = localTime(at, zone);
  return { day, hour, zone, endsAt: dayEnd(day, zone) };
}

/** What is stored when an owner takes another zone: the day that runs does so until it is over in both. */
export function withZone(own: OwnZone, zone: string, now: number): OwnZone {
  const { day, zone: began, endsAt } = ownTime(now, own);
  const until = Math.max(endsAt, dayEnd(day, zone));
  const isSame = zone === began && until === dayEnd(day, began);
  return isSame ? { zone } : { zone, held: { zone: began, day, until } };
}
