import { useLoaderData } from "@remix-run/react";
import { ChangePasswordScreen } from "~/features/accounts/change-password-screen";
import type { ScreenHandle } from "~/features/shell/screen";
import { screenMeta } from "~/i18n/meta";
import { withMessages } from "~/i18n/with-messages";
import { userLoader } from "~/server/http/app/route.server";
import { getAccount } from "~/server/services/accounts/get-account.server";

export const handle = { screen: "account-edit-pass", messages: ["profile", "errors"] } satisfies ScreenHandle;
export const clientLoader = withMessages(handle);
export const meta = screenMeta("profile:meta.pass", { noIndex: true });

export const loader = userLoader(async ({ platform, actor }) => {
  const { hasPassword } = await getAccount(platform, actor);
  return { hasPassword };
});

export default function AccountEditPass() {
  return <ChangePasswordScreen {...useLoaderData<typeof loader>()} />;
}
