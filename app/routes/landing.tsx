import { useLoaderData } from "@remix-run/react";
import { negotiateLanguage } from "~/domain/languages";
import { LandingScreen } from "~/features/landing/landing-screen";
import type { ScreenHandle } from "~/features/shell/screen";
import { i18nFor } from "~/i18n/instances";
import { screenMeta } from "~/i18n/meta";
import { withMessages } from "~/i18n/with-messages";
import { publicLoader } from "~/server/http/app/route.server";

export const handle = { screen: "landing", messages: ["landing"] } satisfies ScreenHandle;
export const clientLoader = withMessages(handle);
export const meta = screenMeta("landing:meta.landing");

export const loader = publicLoader(async ({ request, language }) => {
  const accepted = request.headers.get("Accept-Language");
  const wanted = accepted ? negotiateLanguage(accepted) : language;
  return {
    offered: wanted === language ? null : { language: wanted, text: i18nFor(wanted).t("landing:offer") },
  };
});

export default function Landing() {
  return <LandingScreen {...useLoaderData<typeof loader>()} />;
}
