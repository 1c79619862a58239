import { useLoaderData } from "@remix-run/react";
import { DashboardScreen } from "~/features/dashboard/dashboard-screen";
import { screenMeta } from "~/i18n/meta";
import { userLoader } from "~/server/http/route.server";
import { listCards } from "~/server/services/cards/list-cards.server";
import { countAvailable, countedOf } from "~/server/services/check-possibility.server";
import { listPages } from "~/server/services/pages/list-pages.server";

export const handle = { screen: "dashboard" };
export const meta = screenMeta("dashboard", { noIndex: true });

const NEWEST = 3;

export const loader = userLoader(async ({ platform, actor, request }) => {
  const [pages, cards, available] = await Promise.all([
    listPages(platform, actor, { limit: NEWEST }),
    listCards(platform, actor, { limit: NEWEST }),
    countAvailable(platform, actor),
  ]);
  const said = new URL(request.url).searchParams.get("drafts");
  const drafts: "created" | "kept" | null = said === "created" || said === "kept" ? said : null;
  return { pages: pages.items, cards: cards.items, counted: countedOf(available), drafts };
});

export default function Dashboard() {
  return <DashboardScreen {...useLoaderData<typeof loader>()} />;
}
