import { z } from "zod";
import { AppError } from "~/domain/errors";
import { VISIT_LIMITS } from "./limits";
import { addMonths, firstKeptDay, firstStoredDay, lastDayOf, monthOf } from "./months";
import { ALL, reportThingSchema } from "./thing";
import { addDays, type Day, daysBetween, isDay } from "./zone-day";

export const SERIES = ["hour", "day", "month"] as const;
export type SeriesUnit = (typeof SERIES)[number];

const day = z.string().refine(isDay, { error: "invalidFormat" });

/** The query of a report: by default the last 28 days of all things. */
export const reportQuerySchema = z.object({
  thing: reportThingSchema.default(ALL),
  from: day.optional(),
  to: day.optional(),
  /** A range older than the stored single days is always by month. */
  by: z.enum(["hour", "day"]).default("day"),
});

export type ReportQuery = z.output<typeof reportQuerySchema>;

/** A range of days, the last one included, and the unit of its series. */
export interface Range {
  from: Day;
  to: Day;
  by: SeriesUnit;
}

const USUAL_DAYS = 28;

/**
 * The available part of a query. A range is cut to the stored data, and to the plan's range; one that starts before
 * single days are stored, or is longer, consists of whole months.
 * @param today the owner's date
 * @throws AppError invalid for a range that ends before it starts, or of hours that is longer than a week
 */
export function rangeOf(query: ReportQuery, today: Day, isPro: boolean): Range {
  const to = earlier(query.to ?? today, today);
  const first = isPro ? firstKeptDay(today) : addDays(today, 1 - VISIT_LIMITS.freeDays);
  const asked = query.from ?? addDays(to, 1 - USUAL_DAYS);
  if (asked > (query.to ?? to)) throw wrong("from");
  const from = later(asked, first);
  if (from > to) return { from: to, to, by: query.by };
  const isOfMonths = from < firstStoredDay(today) || daysBetween(from, to) >= VISIT_LIMITS.days;
  if (query.by === "hour" && (isOfMonths || daysBetween(from, to) >= VISIT_LIMITS.hourDays))
    throw wrong("by");
  if (!isOfMonths) return { from, to, by: query.by };
  return { from: `${monthOf(from)}-01`, to: earlier(lastDayOf(monthOf(to)), today), by: "month" };
}

/** The range of the same length before one; null if it exceeds the available range. */
export function rangeBefore({ from, to, by }: Range, today: Day, isPro: boolean): Range | null {
  const first = isPro ? firstKeptDay(today) : addDays(today, 1 - VISIT_LIMITS.freeDays);
  const before = by === "month" ? monthsBefore(from, to) : daysBefore(from, to);
  return before.from < first ? null : { ...before, by };
}

function daysBefore(from: Day, to: Day): { from: Day; to: Day } {
  const length = daysBetween(from, to) + 1;
  return { from: addDays(from, -length), to: addDays(from, -1) };
}

function monthsBefore(from: Day, to: Day): { from: Day; to: Day } {
  let months = 1;
  while (addMonths(from, months) <= to) months++;
  return { from: addMonths(from, -months), to: addDays(from, -1) };
}

const earlier = (a: Day, b: Day) => (a < b ? a : b);
const later = (a: Day, b: Day) => (a > b ? a : b);
const wrong = (field: string) => new AppError("invalid", { field, messageKey: "invalidChoice" });
