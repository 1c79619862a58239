import type { UserActor } from "~/domain/accounts/actor";
import { asReportQuery, type VisitScreenQuery } from "~/domain/visits/period";
import type { VisitReport } from "~/domain/visits/report";
import { type Day, localTime } from "~/domain/visits/zone-day";
import type { Platform } from "~/server/platform/platform.server";
import { getVisitReport } from "./get-report.server";
import { listVisitThings, type VisitThing } from "./list-visit-things.server";

/** What the screen of visits shows, with what it can show besides. */
export interface VisitScreen {
  report: VisitReport;
  /** What the address asked for; a thing that is none of the actor's any more is left out. */
  query: VisitScreenQuery;
  /** The date that it is in the actor's zone. */
  today: Day;
  things: VisitThing[];
}

/** @param timeZone the actor's own; UTC without one */
export async function getVisitScreen(
  platform: Platform,
  actor: UserActor,
  asked: VisitScreenQuery,
  timeZone: string | null,
): Promise<VisitScreen> {
  const things = await listVisitThings(platform, actor);
  const isKnown = asked.thing?.startsWith("code:") || things.some(({ thing }) => thing === asked.thing);
  const query = isKnown ? asked : { ...asked, thing: undefined };
  const today = localTime(platform.realNow().getTime(), timeZone ?? "UTC").day;
  const report = await getVisitReport(platform, actor, asReportQuery(query, today));
  return { report, query, today, things };
}
