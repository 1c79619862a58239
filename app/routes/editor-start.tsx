import { useLoaderData } from "@remix-run/react";
import { StartScreen } from "~/features/pages/start/start-screen";
import { unlessQueryAlone } from "~/features/shell/revalidate";
import type { ScreenHandle } from "~/features/shell/screen";
import { screenMeta } from "~/i18n/meta";
import { withMessages } from "~/i18n/with-messages";
import { publicLoader } from "~/server/http/app/route.server";
import { orSentToList } from "~/server/http/app/sent-for.server";
import { assertWithinLimit } from "~/server/services/assert-within-limit.server";
import { claimedAddress } from "~/server/services/pages/claimed-address.server";
import { findFirstPage } from "~/server/services/pages/first-page.server";

export const handle = {
  screen: "editor-start",
  messages: ["start", "bring", "ghost", "industries", "contacts", "site", "errors"],
} satisfies ScreenHandle;
export const clientLoader = withMessages(handle);
export const meta = screenMeta("start:meta.start");
export const shouldRevalidate = unlessQueryAlone;

/**
 * Public. At the page limit the visitor is redirected to the list, which shows a message. `?address=` requests an
 * address, `?theme=` and `?template=` name what to start from.
 */
export const loader = publicLoader(async ({ platform, session, language, request }) => {
  await orSentToList("/dashboard-pages", language, () => assertWithinLimit(platform, session.actor, "page"));
  const claimed = claimedAddress(new URL(request.url).searchParams.get("address"));
  return { first: await findFirstPage(platform, session.actor), claimed };
});

export default function EditorStart() {
  return <StartScreen {...useLoaderData<typeof loader>()} />;
}
