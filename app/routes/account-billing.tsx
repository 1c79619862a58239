import { useLoaderData } from "@remix-run/react";
import { BillingScreen } from "~/features/billing/account/billing-screen";
import type { ScreenHandle } from "~/features/shell/screen";
import { screenMeta } from "~/i18n/meta";
import { withMessages } from "~/i18n/with-messages";
import { userLoader } from "~/server/http/app/route.server";
import { getBilling } from "~/server/services/billing/get-billing.server";

export const handle = { screen: "account-billing", messages: ["billing", "errors"] } satisfies ScreenHandle;
export const clientLoader = withMessages(handle);
export const meta = screenMeta("billing:meta.billing", { noIndex: true });

/** `?session=` is of who comes back from paying, `?changed` of who changed something at Stripe. */
export const loader = userLoader(async ({ platform, actor, request }) => ({
  billing: await getBilling(platform, actor),
  isBack: new URL(request.url).searchParams.has("session"),
  isChanged: new URL(request.url).searchParams.has("changed"),
}));

export default function AccountBilling() {
  return <BillingScreen {...useLoaderData<typeof loader>()} />;
}
