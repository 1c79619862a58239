import { useLoaderData } from "@remix-run/react";
import { pageThing } from "~/domain/visits/thing";
import { SharePageScreen } from "~/features/pages/sharing/share-page-screen";
import type { ScreenHandle } from "~/features/shell/screen";
import { screenMeta } from "~/i18n/meta";
import { withMessages } from "~/i18n/with-messages";
import { userLoader } from "~/server/http/app/route.server";
import { orSentToList } from "~/server/http/app/sent-for.server";
import { getPage } from "~/server/services/pages/get-page.server";
import { getWeek } from "~/server/services/visits/get-week.server";

export const handle = {
  screen: "share-page",
  messages: ["codes", "sharing", "errors"],
} satisfies ScreenHandle;
export const clientLoader = withMessages(handle);
export const meta = screenMeta("sharing:meta.sharePage", { noIndex: true });

/** A missing page or another owner's redirects to the list, which shows a message. */
export const loader = userLoader(async ({ platform, actor, params, language }) => {
  const asked = params.id ?? "";
  const load = () => getPage(platform, actor, asked);
  const { page, version } = await orSentToList("/dashboard-pages", language, load, asked);
  const { id, url, qrUrl, profile, state, unpublishedReason, isPro } = page;
  const standing = { state, unpublishedReason, isPro, isPublished: state === "published" };
  const { total: counts } = await getWeek(platform, actor, pageThing(id));
  return { id, url, qrUrl, version, title: profile.title, ...standing, counts };
});

export default function SharePage() {
  return <SharePageScreen page={useLoaderData<typeof loader>()} />;
}
