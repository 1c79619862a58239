import type { StoredDay } from "~/domain/visits/day-counts";
import { VISIT_LIMITS } from "~/domain/visits/limits";
import type { ReportThing } from "~/domain/visits/thing";
import { addDays, type Day, dayStart, type OwnZone, ownTime } from "~/domain/visits/zone-day";
import { findStoredDays } from "~/server/data/visits/visit-days.server";
import { logError, type Platform } from "~/server/platform/platform.server";
import { visitDayStub } from "~/server/platform/visit-buffer.server";
import type { Holding } from "./visit-holdings.server";

/** The days that were read, and whether today's current counts are missing. */
export interface ReadDays {
  days: StoredDay[];
  isTodayMissing: boolean;
}

/** @returns an owner's days of a range: history from the database, unwritten ones from their objects */
export async function readDays(
  platform: Platform,
  { owner, own, things }: Holding,
  { from, to }: { from: Day; to: Day },
): Promise<ReadDays> {
  const [stored, open] = await Promise.all([
    findStoredDays(platform.visits, { owner, things, from, to }),
    readOpenDays(platform, { owner, own, things }, { from, to }),
  ]);
  // A written day whose object still exists is in both: with the same counts.
  const name = ({ day, thing }: StoredDay) => `${day} ${thing}`;
  const isOpen = new Set(open.days.map(name));
  const days = [...stored.filter((day) => !isOpen.has(name(day))), ...open.days];
  return { days, isTodayMissing: open.isTodayMissing };
}

/** @returns the part of a range that is not written yet */
export async function readOpenDays(
  platform: Platform,
  { owner, own, things }: Holding,
  { from, to }: { from: Day; to: Day },
): Promise<ReadDays> {
  const open = openDays(own).filter((day) => day >= from && day <= to);
  const read = await Promise.all(open.map((day) => readOpen(platform, owner, day, things)));
  return { days: read.flatMap((days) => days ?? []), isTodayMissing: read.some((day) => day === null) };
}

/** Days that are not over, or that may not be written yet. */
export function openDays(own: OwnZone): Day[] {
  const now = Date.now();
  const { day } = ownTime(now, own);
  const startsAt = dayStart(day, own.zone);
  const isYesterdayOpen = now - startsAt < VISIT_LIMITS.spreadMs + 2 * VISIT_LIMITS.lateMs;
  return isYesterdayOpen ? [addDays(day, -1), day] : [day];
}

/** @returns what an object has counted, or null where it does not respond in time: history is shown without it */
async function readOpen(
  platform: Platform,
  owner: string,
  day: Day,
  things: readonly ReportThing[],
): Promise<StoredDay[] | null> {
  const late = platform.abortAfter(VISIT_LIMITS.todayMs);
  const isLate = new Promise<null>((resolve) => late.addEventListener("abort", () => resolve(null)));
  const read = visitDayStub(platform, owner, day)
    .read(things)
    .catch((error) => {
      logError("a day of visits does not answer", error, platform.requestId);
      return null;
    });
  return Promise.race([read, isLate]);
}
