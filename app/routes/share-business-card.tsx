import { useLoaderData } from "@remix-run/react";
import { cardThing } from "~/domain/visits/thing";
import { ShareCardScreen } from "~/features/cards/share-card-screen";
import type { ScreenHandle } from "~/features/shell/screen";
import { CardAssignment } from "~/features/team/card-assignment";
import { screenMeta } from "~/i18n/meta";
import { withMessages } from "~/i18n/with-messages";
import { userLoader } from "~/server/http/app/route.server";
import { orSentToList } from "~/server/http/app/sent-for.server";
import { shareCard } from "~/server/services/codes/share-card.server";
import { getWeek } from "~/server/services/visits/get-week.server";

export const handle = {
  screen: "share-business-card",
  messages: ["codes", "cards", "dashboard", "errors", "sharing", "site", "team", "teamCards"],
} satisfies ScreenHandle;
export const clientLoader = withMessages(handle);
export const meta = screenMeta("cards:meta.shareCard", { noIndex: true });

/** A missing card or another owner's redirects to the list, which shows a message. */
export const loader = userLoader(async ({ platform, actor, params, language }) => {
  const hash = params.hash ?? "";
  const load = () => shareCard(platform, actor, hash);
  const card = await orSentToList("/dashboard-business-cards", language, load, hash);
  const { total: counts } = await getWeek(platform, actor, cardThing(hash));
  return { ...card, counts };
});

export default function ShareBusinessCard() {
  const card = useLoaderData<typeof loader>();
  return <ShareCardScreen card={card} assignment={<CardAssignment key={card.hash} card={card} />} />;
}
