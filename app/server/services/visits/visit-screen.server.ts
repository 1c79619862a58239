import type { UserActor } from "~/domain/accounts/actor";
import { asReportQuery, type VisitScreenQuery } from "~/domain/visits/period";
import type { VisitReport } from "~/domain/visits/report";
import { ownZone } from "~/domain/visits/visited";
import { type Day, ownTime } from "~/domain/visits/zone-day";
import { findUser } from "~/server/data/users.server";
import type { Platform } from "~/server/platform/platform.server";
import { getVisitReport } from "./get-visit-report.server";
import { listVisitThings, type VisitThing } from "./list-visit-things.server";

/** The data of the screen of visits, with its options. */
export interface VisitScreen {
  report: VisitReport;
  /** The query of the address, without a thing that is no longer the actor's. */
  query: VisitScreenQuery;
  /** Today's date in the actor's zone. */
  today: Day;
  things: VisitThing[];
}

export async function getVisitScreen(
  platform: Platform,
  actor: UserActor,
  asked: VisitScreenQuery,
): Promise<VisitScreen> {
  const [things, user] = await Promise.all([
    listVisitThings(platform, actor),
    findUser(platform.db, actor.userId),
  ]);
  const isKnown = asked.thing?.startsWith("code:") || things.some(({ thing }) => thing === asked.thing);
  const query = isKnown ? asked : { ...asked, thing: undefined };
  const today = ownTime(platform.realNow().getTime(), ownZone(user ?? null)).day;
  const report = await getVisitReport(platform, actor, asReportQuery(query, today));
  return { report, query, today, things };
}
