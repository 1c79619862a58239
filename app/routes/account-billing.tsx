import { useLoaderData } from "@remix-run/react";
import { BillingScreen } from "~/features/billing/account/billing-screen";
import type { ScreenHandle } from "~/features/shell/screen";
import { screenMeta } from "~/i18n/meta";
import { withMessages } from "~/i18n/with-messages";
import { userLoader } from "~/server/http/app/route.server";
import { getBilling } from "~/server/services/billing/get-billing.server";
import { listReturnSteps } from "~/server/services/billing/list-return-steps.server";

export const handle = { screen: "account-billing", messages: ["billing", "errors"] } satisfies ScreenHandle;
export const clientLoader = withMessages(handle);
export const meta = screenMeta("billing:meta.billing", { noIndex: true });

/** `?session=` marks a return from checkout, `?changed` a change made at Stripe. */
export const loader = userLoader(async ({ platform, actor, request }) => {
  const asked = new URL(request.url).searchParams;
  const isBack = asked.has("session");
  const [billing, steps] = await Promise.all([
    getBilling(platform, actor),
    isBack ? listReturnSteps(platform, actor) : null,
  ]);
  return { billing, steps, isChanged: asked.has("changed") };
});

export default function AccountBilling() {
  return <BillingScreen {...useLoaderData<typeof loader>()} />;
}
