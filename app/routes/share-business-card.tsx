import { redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { AppError } from "~/domain/errors";
import { ShareCardScreen } from "~/features/cards/share-card-screen";
import type { ScreenHandle } from "~/features/shell/screen";
import { screenMeta } from "~/i18n/meta";
import { withMessages } from "~/i18n/with-messages";
import { withPrefix } from "~/server/http/app/paths.server";
import { userLoader } from "~/server/http/app/route.server";
import { shareCard } from "~/server/services/codes/share-card.server";

export const handle = {
  screen: "share-business-card",
  messages: ["codes", "cards", "sharing"],
} satisfies ScreenHandle;
export const clientLoader = withMessages(handle);
export const meta = screenMeta("cards:meta.shareCard", { noIndex: true });

/** A card that is not there, or somebody else's, leads to the list, which says so. */
export const loader = userLoader(async ({ platform, actor, params, language }) => {
  try {
    return await shareCard(platform, actor, params.hash ?? "");
  } catch (error) {
    if (!(error instanceof AppError && error.code === "not_found")) throw error;
    throw redirect(withPrefix(language, "/dashboard-business-cards?missing=1"));
  }
});

export default function ShareBusinessCard() {
  return <ShareCardScreen card={useLoaderData<typeof loader>()} />;
}
