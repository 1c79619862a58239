import { useLoaderData } from "@remix-run/react";
import { DAY_MS } from "~/domain/durations";
import { ALL } from "~/domain/visits/thing";
import { DashboardScreen } from "~/features/dashboard/dashboard-screen";
import type { ScreenHandle } from "~/features/shell/screen";
import { ContactsOffers } from "~/features/team/contacts-offers";
import { JoinedNotice } from "~/features/team/joined-notice";
import { OwnInvitations } from "~/features/team/own-invitations";
import { screenMeta } from "~/i18n/meta";
import { withMessages } from "~/i18n/with-messages";
import { draftsOutcome } from "~/server/http/app/drafts-outcome.server";
import { userLoader } from "~/server/http/app/route.server";
import { listFirstSteps } from "~/server/services/accounts/first-steps.server";
import { findOpenQuestions } from "~/server/services/accounts/questions.server";
import { listWaitingDrafts } from "~/server/services/anonymous/waiting-drafts.server";
import { countAvailable } from "~/server/services/assert-within-limit.server";
import { listCards } from "~/server/services/cards/list-cards.server";
import { countWaitingContacts } from "~/server/services/contacts/waiting-contacts.server";
import { listPages } from "~/server/services/pages/list-pages.server";
import { unfinishedParts } from "~/server/services/pages/unfinished-parts.server";
import { listOwnInvitations } from "~/server/services/team/accept-invitation.server";
import { listOffers } from "~/server/services/team/contact-offers.server";
import { isTeamEmpty } from "~/server/services/team/members.server";
import { listOwnPlaces } from "~/server/services/team/own-places.server";
import { getWeek } from "~/server/services/visits/get-week.server";
import { listRecentEvents } from "~/server/services/visits/list-recent-events.server";

export const handle = {
  screen: "dashboard",
  messages: [
    "dashboard",
    "editing",
    "questions",
    "industries",
    "sharing",
    "cards",
    "team",
    "teamCards",
    "teamLeaving",
    "errors",
  ],
} satisfies ScreenHandle;
export const clientLoader = withMessages(handle);
export const meta = screenMeta("dashboard:meta.dashboard", { noIndex: true });

const NEWEST = 3;
/** How long a page counts as just made. */
const PANEL_MS = DAY_MS;

export const loader = userLoader(async ({ platform, actor, session, request, language }) => {
  const [
    pages,
    cards,
    available,
    waiting,
    contacts,
    questions,
    steps,
    invitations,
    offers,
    week,
    hasFreeSeats,
    places,
  ] = await Promise.all([
    listPages(platform, actor, { limit: NEWEST }),
    listCards(platform, actor, { limit: NEWEST }),
    countAvailable(platform, actor),
    listWaitingDrafts(platform, actor),
    countWaitingContacts(platform, actor),
    findOpenQuestions(platform, actor),
    listFirstSteps(platform, actor),
    listOwnInvitations(platform, actor),
    listOffers(platform, actor),
    getWeek(platform, actor, ALL, "hour"),
    isTeamEmpty(platform, actor),
    listOwnPlaces(platform, actor),
  ]);
  const recent = await listRecentEvents(platform, actor, week);
  const drafts = draftsOutcome(new URL(request.url).searchParams);
  const [newest] = pages.items;
  // The panel of a page that was just made is there again after its editor, or a reload.
  const isNew =
    newest?.published === true && platform.now().getTime() - Date.parse(newest.createdAt) < PANEL_MS;
  return {
    pages: pages.items,
    cards: cards.items,
    counted: available.counted,
    drafts,
    unfinished: isNew ? await unfinishedParts(platform, actor, newest.id, language) : null,
    waiting,
    contacts,
    isVerified: session.user?.emailVerifiedAt != null,
    questions,
    steps,
    invitations,
    offers,
    week,
    recent,
    hasFreeSeats,
    places,
  };
});

export default function Dashboard() {
  const { invitations, offers, ...screen } = useLoaderData<typeof loader>();
  return (
    <>
      <ContactsOffers offers={offers} />
      <OwnInvitations invitations={invitations} />
      <JoinedNotice places={screen.places} />
      <DashboardScreen {...screen} />
    </>
  );
}
