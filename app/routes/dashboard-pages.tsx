import { useLoaderData } from "@remix-run/react";
import { LIST_PAGE } from "~/domain/limits";
import { readListFilter } from "~/domain/list-filter";
import { PagesScreen } from "~/features/dashboard/pages-screen";
import { Resuming } from "~/features/editing/session/resuming";
import type { ScreenHandle } from "~/features/shell/screen";
import { screenMeta } from "~/i18n/meta";
import { withMessages } from "~/i18n/with-messages";
import { userLoader } from "~/server/http/app/route.server";
import { sentFor } from "~/server/http/app/sent-for.server";
import { listWaitingDrafts } from "~/server/services/anonymous/waiting-drafts.server";
import { countAvailable } from "~/server/services/assert-within-limit.server";
import { listPages } from "~/server/services/pages/list-pages.server";
import { listDeletedPages } from "~/server/services/pages/restore-page.server";

export const handle = {
  screen: "dashboard-pages",
  messages: ["dashboard", "sharing", "errors"],
} satisfies ScreenHandle;
export const clientLoader = withMessages(handle);
export const meta = screenMeta("dashboard:meta.dashboardPages", { noIndex: true });

export const loader = userLoader(async ({ platform, actor, request }) => {
  const filter = readListFilter(new URL(request.url).searchParams);
  const [start, available, waiting, deleted] = await Promise.all([
    listPages(platform, actor, { limit: LIST_PAGE }, filter),
    countAvailable(platform, actor),
    listWaitingDrafts(platform, actor),
    listDeletedPages(platform, actor),
  ]);
  const counted = available.counted.pages;
  return { start, filter, counted, waiting, sentFor: sentFor(request), deleted };
});

const resume = async (userId: string) =>
  (await import("~/features/pages/editor/resume-page")).resumePage(userId);

export default function DashboardPages() {
  const screen = useLoaderData<typeof loader>();
  return (
    <>
      <Resuming isWanted={screen.sentFor?.reason === "limit"} resume={resume} />
      <PagesScreen {...screen} />
    </>
  );
}
