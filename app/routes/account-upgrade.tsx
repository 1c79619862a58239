import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { pathOfStoredRoute, storedRouteOf } from "~/domain/accounts/redirect";
import { wantedOf } from "~/domain/billing/plan-choice";
import { BILLING_CYCLES } from "~/domain/billing/plans";
import { LIMITS } from "~/domain/limits";
import { UpgradeScreen } from "~/features/billing/account/upgrade-screen";
import { useMadeDrafts } from "~/features/editing/use-made-drafts";
import type { ScreenHandle } from "~/features/shell/screen";
import { screenMeta } from "~/i18n/meta";
import { withMessages } from "~/i18n/with-messages";
import { draftsOutcome } from "~/server/http/app/drafts-outcome.server";
import { userLoader } from "~/server/http/app/route.server";
import { getBilling } from "~/server/services/billing/get-billing.server";

export const handle = {
  screen: "account-upgrade",
  messages: ["billing", "pricing", "errors"],
} satisfies ScreenHandle;
export const clientLoader = withMessages(handle);
export const meta = screenMeta("billing:meta.upgrade", { noIndex: true });

const seatsSchema = z.coerce.number().int().min(1).max(LIMITS.maxSeats);

/** The query is a choice made elsewhere: invalid parts are dropped, and the return path must be one of our screens. */
export const loader = userLoader(async ({ platform, actor, request }) => {
  const asked = new URL(request.url).searchParams;
  const billing = await getBilling(platform, actor);
  const { subscription } = billing;
  const seats = seatsSchema.safeParse(asked.get("seats") ?? undefined);
  const back = storedRouteOf(asked.get("back") ?? "");
  return {
    billing,
    cycle: BILLING_CYCLES.find((cycle) => cycle === asked.get("cycle")) ?? subscription.cycle ?? "yearly",
    // A team has at least two.
    seats: seats.success
      ? seats.data
      : Math.max(wantedOf(asked).includes("team") ? 2 : 1, subscription.seats),
    asked: seats.data,
    drafts: draftsOutcome(asked),
    back: (back && pathOfStoredRoute(back)) ?? undefined,
  };
});

export default function AccountUpgrade() {
  const { drafts, ...choice } = useLoaderData<typeof loader>();
  useMadeDrafts(drafts);
  return <UpgradeScreen {...choice} />;
}
