import type { UserActor } from "~/domain/accounts/actor";
import type { VisitReport } from "~/domain/visits/report";
import type { ReportThing } from "~/domain/visits/thing";
import { ownZone } from "~/domain/visits/visited";
import { addDays, ownTime } from "~/domain/visits/zone-day";
import { findUser } from "~/server/data/users.server";
import type { Platform } from "~/server/platform/platform.server";
import { getVisitReport } from "./get-visit-report.server";

const DAYS = 7;

/** @returns the counts of the last seven days, including today */
export async function getWeek(
  platform: Platform,
  actor: UserActor,
  thing: ReportThing,
  by: "day" | "hour" = "day",
): Promise<VisitReport> {
  const user = await findUser(platform.db, actor.userId);
  const { day: to } = ownTime(platform.realNow().getTime(), ownZone(user ?? null));
  return getVisitReport(platform, actor, { thing, from: addDays(to, 1 - DAYS), to, by });
}
