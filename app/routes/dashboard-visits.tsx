import { useLoaderData } from "@remix-run/react";
import { visitScreenSchema } from "~/domain/visits/period";
import type { ScreenHandle } from "~/features/shell/screen";
import { VisitsScreen } from "~/features/visits/visits-screen";
import { screenMeta } from "~/i18n/meta";
import { withMessages } from "~/i18n/with-messages";
import { userLoader } from "~/server/http/app/route.server";
import { getVisitScreen } from "~/server/services/visits/visit-screen.server";

export const handle = {
  screen: "dashboard-visits",
  messages: ["visits", "dashboard", "errors"],
} satisfies ScreenHandle;
export const clientLoader = withMessages(handle);
export const meta = screenMeta("visits:meta.dashboardVisits", { noIndex: true });

/** The thing and the days are in the URL. */
export const loader = userLoader(({ platform, actor, request }) =>
  getVisitScreen(
    platform,
    actor,
    visitScreenSchema.parse(Object.fromEntries(new URL(request.url).searchParams)),
  ),
);

export default function DashboardVisits() {
  return <VisitsScreen {...useLoaderData<typeof loader>()} />;
}
