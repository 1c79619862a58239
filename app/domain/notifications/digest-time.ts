import { isTimeZone } from "~/domain/accounts/time-zone";
import { DAY_MS } from "~/domain/durations";

/** The hour of the day, in their own zone, at which people get their digests. */
const DIGEST_HOUR = 8;
const MONDAY = 1;

/** When a digest is due, and the time bucket that makes it one: the day in its person's zone, as `2026-11-23`. */
export interface DigestTime {
  slot: string;
  at: Date;
}

/** @returns the next digest after an instant: at eight in the morning, each day or each Monday */
export function nextDigest(now: Date, timeZone: string | null, frequency: "daily" | "weekly"): DigestTime {
  const zone = timeZone && isTimeZone(timeZone) ? timeZone : "UTC";
  let day = new Date(wallTime(now, zone)).setUTCHours(0, 0, 0, 0);
  for (;;) {
    const at = instantOf(day + DIGEST_HOUR * 3_600_000, zone);
    const slot = new Date(day).toISOString().slice(0, 10);
    if (at > now.getTime() && (frequency === "daily" || isWeeklySlot(slot)))
      return { slot, at: new Date(at) };
    day += DAY_MS;
  }
}

/** Whether a time bucket is that of a weekly digest. */
export const isWeeklySlot = (slot: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(slot) && new Date(`${slot}T00:00:00Z`).getUTCDay() === MONDAY;

/** @returns what a clock on the wall shows in a zone, as the instant at which one in UTC shows it */
function wallTime(at: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat("en-US", {
    ...{ timeZone, hourCycle: "h23", year: "numeric", month: "numeric", day: "numeric" },
    ...{ hour: "numeric", minute: "numeric", second: "numeric" },
  }).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value);
  return Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second"));
}

/** The other way round. Counted twice: the zone's offset may be another one there. */
function instantOf(wall: number, timeZone: string): number {
  const offset = (at: number) => wallTime(new Date(at), timeZone) - at;
  return wall - offset(wall - offset(wall));
}
