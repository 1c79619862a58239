import { addCounts, noCounts, packCounts } from "./counts";
import type { StoredDay } from "./day-counts";
import { addDimensions, capDimensions, noDimensions } from "./dimensions";
import { VISIT_LIMITS } from "./limits";
import { addDays, type Day } from "./zone-day";

/** `YYYY-MM` */
export type Month = string;

export const monthOf = (day: Day): Month => day.slice(0, 7);

/** @returns the first day of the month that is `months` after that of a day */
export function addMonths(day: Day, months: number): Day {
  const [year = 0, month = 1] = day.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}

export const lastDayOf = (month: Month): Day => addDays(addMonths(`${month}-01`, 1), -1);

/** @returns the first day of which days are still stored: whole months before it are folded */
export const firstStoredDay = (today: Day): Day => `${monthOf(addDays(today, -VISIT_LIMITS.days))}-01`;

/** @returns the first day with stored counts */
export const firstKeptDay = (today: Day): Day => addMonths(today, -VISIT_LIMITS.months);

/** A month of one thing, of its days. */
export function foldMonth(month: Month, thing: StoredDay["thing"], days: readonly StoredDay[]): StoredDay {
  const counts = noCounts();
  const dimensions = noDimensions();
  const parts: StoredDay["parts"] = {};
  for (const day of days) {
    addCounts(counts, day.counts);
    addDimensions(dimensions, day.dimensions);
    parts[Number(day.day.slice(8))] = packCounts(day.counts);
  }
  return { day: month, thing, counts, parts, dimensions: capDimensions(dimensions) };
}
