import type { UserActor } from "~/domain/accounts/actor";
import type { VisitReport } from "~/domain/visits/report";
import type { ReportThing } from "~/domain/visits/thing";
import { addDays, localTime } from "~/domain/visits/zone-day";
import { findUser } from "~/server/data/users.server";
import type { Platform } from "~/server/platform/platform.server";
import { getVisitReport } from "./get-report.server";

const DAYS = 7;

/** @returns what was counted in the last seven days, today among them */
export async function getWeek(
  platform: Platform,
  actor: UserActor,
  thing: ReportThing,
  by: "day" | "hour" = "day",
): Promise<VisitReport> {
  const user = await findUser(platform.db, actor.userId);
  const to = localTime(platform.realNow().getTime(), user?.timeZone ?? "UTC").day;
  return getVisitReport(platform, actor, { thing, from: addDays(to, 1 - DAYS), to, by });
}
