import { useLoaderData } from "@remix-run/react";
import { AccountOverview } from "~/features/accounts/account-overview";
import type { ScreenHandle } from "~/features/shell/screen";
import { screenMeta } from "~/i18n/meta";
import { withMessages } from "~/i18n/with-messages";
import { userLoader } from "~/server/http/app/route.server";
import { listDevices } from "~/server/services/accounts/devices.server";
import { getAccount } from "~/server/services/accounts/get-account.server";
import { waysToConfirm } from "~/server/services/accounts/ways-to-confirm.server";

export const handle = {
  screen: "account",
  messages: ["accounts", "profile", "industries", "ways", "leaving", "errors"],
} satisfies ScreenHandle;
export const clientLoader = withMessages(handle);
export const meta = screenMeta("profile:meta.account", { noIndex: true });

export const loader = userLoader(async ({ platform, actor }) => {
  const [account, devices, ways] = await Promise.all([
    getAccount(platform, actor),
    listDevices(platform, actor),
    waysToConfirm(platform, actor),
  ]);
  return { account, devices, ways };
});

export default function Account() {
  return <AccountOverview {...useLoaderData<typeof loader>()} />;
}
