import { useLoaderData } from "@remix-run/react";
import { ExportScreen } from "~/features/accounts/leaving/export-screen";
import type { ScreenHandle } from "~/features/shell/screen";
import { screenMeta } from "~/i18n/meta";
import { withMessages } from "~/i18n/with-messages";
import { userLoader } from "~/server/http/app/route.server";
import { listOwnExports } from "~/server/services/accounts/exports/get-export.server";
import { waysToConfirm } from "~/server/services/accounts/ways-to-confirm.server";

export const handle = {
  screen: "account-export",
  messages: ["leaving", "accounts", "ways", "errors"],
} satisfies ScreenHandle;
export const clientLoader = withMessages(handle);
export const meta = screenMeta("leaving:meta.export", { noIndex: true });

export const loader = userLoader(async ({ platform, actor, session }) => ({
  exports: await listOwnExports(platform, actor),
  isVerified: Boolean(session.user?.emailVerifiedAt),
  ways: await waysToConfirm(platform, actor),
}));

export default function AccountExport() {
  return <ExportScreen {...useLoaderData<typeof loader>()} />;
}
