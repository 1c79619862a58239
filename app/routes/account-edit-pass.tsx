import { useLoaderData } from "@remix-run/react";
import { ChangePasswordScreen } from "~/features/accounts/change-password-screen";
import type { ScreenHandle } from "~/features/shell/screen";
import { screenMeta } from "~/i18n/meta";
import { withMessages } from "~/i18n/with-messages";
import { userLoader } from "~/server/http/app/route.server";
import { waysToConfirm } from "~/server/services/accounts/ways-to-confirm.server";

export const handle = {
  screen: "account-edit-pass",
  messages: ["accounts", "profile", "ways", "errors"],
} satisfies ScreenHandle;
export const clientLoader = withMessages(handle);
export const meta = screenMeta("profile:meta.pass", { noIndex: true });

export const loader = userLoader(async ({ platform, actor }) => {
  return { ways: await waysToConfirm(platform, actor) };
});

export default function AccountEditPass() {
  return <ChangePasswordScreen {...useLoaderData<typeof loader>()} />;
}
