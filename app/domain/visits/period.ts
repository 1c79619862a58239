import { z } from "zod";
import { VISIT_LIMITS } from "./limits";
import { addMonths } from "./months";
import type { ReportQuery } from "./range";
import { ALL, thingSchema } from "./thing";
import { addDays, type Day, daysBetween, isDay } from "./zone-day";

/** The ranges that the screen offers: a number of days up to today, twelve months, or a custom range. */
export const VISIT_PERIODS = ["d7", "d28", "d90", "m12", "own"] as const;
export type VisitPeriod = (typeof VISIT_PERIODS)[number];

const DEFAULT_PERIOD: VisitPeriod = "d28";
const LENGTHS = { d7: 7, d28: 28, d90: 90 } as const;

const day = z.string().refine(isDay).optional().catch(undefined);

/** The query of the screen; invalid values count as absent. */
export const visitScreenSchema = z.object({
  /** Everything without. */
  thing: thingSchema.optional().catch(undefined),
  period: z.enum(VISIT_PERIODS).default(DEFAULT_PERIOD).catch(DEFAULT_PERIOD),
  from: day,
  to: day,
  by: z.enum(["day", "hour"]).default("day").catch("day"),
});

export type VisitScreenQuery = z.output<typeof visitScreenSchema>;

/** Days, both of them included. */
export interface DayRange {
  from: Day;
  to: Day;
}

/** The report for the screen's query: days in order, and hours if available. */
export function asReportQuery(query: VisitScreenQuery, today: Day): ReportQuery {
  const { from, to } = askedRange(query, today);
  const isShort = daysBetween(from, to) < VISIT_LIMITS.hourDays;
  return { thing: query.thing ?? ALL, from, to, by: isShort ? query.by : "day" };
}

function askedRange({ period, from, to }: VisitScreenQuery, today: Day): DayRange {
  if (period === "m12") return { from: addMonths(today, -11), to: today };
  if (period !== "own") return { from: addDays(today, 1 - LENGTHS[period]), to: today };
  const last = to && to < today ? to : today;
  if (!from) return { from: addDays(last, 1 - LENGTHS.d28), to: last };
  return { from: from < last ? from : last, to: last };
}
