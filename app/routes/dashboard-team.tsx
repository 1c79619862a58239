import { useLoaderData } from "@remix-run/react";
import { LIMITS } from "~/domain/limits";
import type { MemberImportView } from "~/domain/team/import/view";
import { readMemberFilter } from "~/domain/team/member";
import { unlessQueryAlone } from "~/features/shell/revalidate";
import type { ScreenHandle } from "~/features/shell/screen";
import { TeamScreen } from "~/features/team/team-screen";
import { screenMeta } from "~/i18n/meta";
import { withMessages } from "~/i18n/with-messages";
import { userLoader } from "~/server/http/app/route.server";
import { listOwnMemberImports } from "~/server/services/team/import/start-import.server";
import { listLeavings } from "~/server/services/team/leavings.server";
import { countTeam, listMembers } from "~/server/services/team/members.server";
import { listOwnPlaces } from "~/server/services/team/own-places.server";

export const handle = {
  screen: "dashboard-team",
  messages: ["team", "teamLeaving", "teamMany", "teamCards", "contacts", "dashboard", "accounts", "errors"],
} satisfies ScreenHandle;
export const clientLoader = withMessages(handle);
export const meta = screenMeta("team:meta.team", { noIndex: true });

/** The search is in the URL; the screen fetches it itself. */
export const shouldRevalidate = unlessQueryAlone;

const NONE: MemberImportView[] = [];

export const loader = userLoader(async ({ platform, actor, session, request }) => {
  const filter = readMemberFilter(new URL(request.url).searchParams);
  const [start, counts, leavings, places, imports] = await Promise.all([
    listMembers(platform, actor, filter, { limit: LIMITS.listDefault }),
    countTeam(platform, actor),
    listLeavings(platform, actor),
    listOwnPlaces(platform, actor),
    // An admin who acts for the owner may not see them.
    actor.acting ? NONE : listOwnMemberImports(platform, actor),
  ]);
  return {
    start,
    counts,
    leavings,
    places,
    imports,
    hasMoreSeats: actor.plan.status !== "lifetime",
    isVerified: session.user?.emailVerifiedAt != null,
  };
});

export default function DashboardTeam() {
  return <TeamScreen {...useLoaderData<typeof loader>()} />;
}
