import { redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PLAN_IDS } from "~/domain/billing/plans";
import { PricingScreen } from "~/features/billing/pricing-screen";
import type { ScreenHandle } from "~/features/shell/screen";
import { screenMeta } from "~/i18n/meta";
import { withMessages } from "~/i18n/with-messages";
import { withPrefix } from "~/server/http/app/paths.server";
import { publicLoader } from "~/server/http/app/route.server";

export const handle = { screen: "pricing", messages: ["pricing", "faq"] } satisfies ScreenHandle;
export const clientLoader = withMessages(handle);
/** All plans are on one screen, whichever is named: search engines get one canonical URL. */
export const meta = screenMeta("pricing:meta.pricing", { path: "/pricing" });

/** `/pricing/{plan}` selects a plan; an unknown one redirects to all. */
export const loader = publicLoader(async ({ params: { plan }, language }) => {
  const chosen = PLAN_IDS.find((id) => id === plan);
  if (plan !== undefined && !chosen) throw redirect(withPrefix(language, "/pricing"), 308);
  return { chosen };
});

export default function Pricing() {
  return <PricingScreen {...useLoaderData<typeof loader>()} />;
}
