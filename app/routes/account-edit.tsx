import { useLoaderData } from "@remix-run/react";
import { timeZones } from "~/domain/accounts/time-zone";
import { EditProfileScreen } from "~/features/accounts/edit-profile-screen";
import type { ScreenHandle } from "~/features/shell/screen";
import { screenMeta } from "~/i18n/meta";
import { withMessages } from "~/i18n/with-messages";
import { userLoader } from "~/server/http/app/route.server";
import { getAccount } from "~/server/services/accounts/get-account.server";

export const handle = {
  screen: "account-edit",
  messages: ["profile", "industries", "editor", "errors"],
} satisfies ScreenHandle;
export const clientLoader = withMessages(handle);
export const meta = screenMeta("profile:meta.edit", { noIndex: true });

/** The server's list of zones: it cannot count in zones that only a browser supports. */
export const loader = userLoader(async ({ platform, actor }) => ({
  account: await getAccount(platform, actor),
  zones: timeZones(),
}));

export default function AccountEdit() {
  return <EditProfileScreen {...useLoaderData<typeof loader>()} />;
}
