import { useLoaderData } from "@remix-run/react";
import { DELETION_REASONS } from "~/domain/accounts/leaving";
import { LEAVING_STEPS } from "~/features/accounts/leaving/leaving-path";
import { LeavingScreen } from "~/features/accounts/leaving/leaving-screen";
import type { ScreenHandle } from "~/features/shell/screen";
import { screenMeta } from "~/i18n/meta";
import { withMessages } from "~/i18n/with-messages";
import { userLoader } from "~/server/http/app/route.server";
import { getLeavingSummary } from "~/server/services/accounts/leaving-summary.server";
import { waysToConfirm } from "~/server/services/accounts/ways-to-confirm.server";

export const handle = {
  screen: "account-delete",
  messages: ["leaving", "teamLeaving", "accounts", "ways", "errors"],
} satisfies ScreenHandle;
export const clientLoader = withMessages(handle);
export const meta = screenMeta("leaving:meta.delete", { noIndex: true });

export const loader = userLoader(async ({ platform, actor, session, request }) => {
  const query = new URL(request.url).searchParams;
  return {
    step: LEAVING_STEPS.find((step) => step === query.get("step")) ?? ("why" as const),
    reason: DELETION_REASONS.find((reason) => reason === query.get("reason")),
    summary: await getLeavingSummary(platform, actor),
    email: session.user?.email ?? "",
    ways: await waysToConfirm(platform, actor),
  };
});

export default function AccountDelete() {
  return <LeavingScreen {...useLoaderData<typeof loader>()} />;
}
