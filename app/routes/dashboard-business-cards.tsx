import { useLoaderData } from "@remix-run/react";
import { readCardFilter } from "~/domain/cards/list-filter";
import { LIST_PAGE } from "~/domain/limits";
import { CardsScreen } from "~/features/dashboard/cards-screen";
import { Resuming } from "~/features/editing/session/resuming";
import type { ScreenHandle } from "~/features/shell/screen";
import { JoinedNotice } from "~/features/team/joined-notice";
import { screenMeta } from "~/i18n/meta";
import { withMessages } from "~/i18n/with-messages";
import { userLoader } from "~/server/http/app/route.server";
import { sentFor } from "~/server/http/app/sent-for.server";
import { listWaitingDrafts } from "~/server/services/anonymous/waiting-drafts.server";
import { countAvailable } from "~/server/services/assert-within-limit.server";
import { listCards } from "~/server/services/cards/list-cards.server";
import { listDeletedCards } from "~/server/services/cards/restore-card.server";
import { listPageOptions } from "~/server/services/pages/list-page-options.server";
import { listOwnPlaces } from "~/server/services/team/own-places.server";

export const handle = {
  screen: "dashboard-business-cards",
  messages: ["dashboard", "errors", "sharing", "team", "teamCards", "teamMany"],
} satisfies ScreenHandle;
export const clientLoader = withMessages(handle);
export const meta = screenMeta("dashboard:meta.dashboardCards", { noIndex: true });

export const loader = userLoader(async ({ platform, actor, request }) => {
  const filter = readCardFilter(new URL(request.url).searchParams);
  const [start, available, pages, waiting, deleted, places] = await Promise.all([
    listCards(platform, actor, { limit: LIST_PAGE }, filter),
    countAvailable(platform, actor),
    listPageOptions(platform, actor),
    listWaitingDrafts(platform, actor),
    listDeletedCards(platform, actor),
    listOwnPlaces(platform, actor),
  ]);
  const counted = available.counted.cards;
  return { start, filter, counted, pages, waiting, sentFor: sentFor(request), deleted, places };
});

const resume = async (userId: string) =>
  (await import("~/features/cards/editor/resume-card")).resumeCard(userId);

export default function DashboardBusinessCards() {
  const screen = useLoaderData<typeof loader>();
  return (
    <>
      <JoinedNotice places={screen.places} />
      <Resuming isWanted={screen.sentFor?.reason === "limit"} resume={resume} />
      <CardsScreen {...screen} />
    </>
  );
}
