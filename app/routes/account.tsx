import { useLoaderData } from "@remix-run/react";
import { AccountOverview } from "~/features/accounts/account-overview";
import type { ScreenHandle } from "~/features/shell/screen";
import { screenMeta } from "~/i18n/meta";
import { withMessages } from "~/i18n/with-messages";
import { userLoader } from "~/server/http/app/route.server";
import { findAccess } from "~/server/services/accounts/find-access.server";
import { getAccount } from "~/server/services/accounts/get-account.server";

export const handle = {
  screen: "account",
  messages: ["accounts", "profile", "industries", "billing", "ways", "notifications", "leaving", "errors"],
} satisfies ScreenHandle;
export const clientLoader = withMessages(handle);
export const meta = screenMeta("profile:meta.account", { noIndex: true });

export const loader = userLoader(async ({ platform, actor }) => {
  const [account, access] = await Promise.all([getAccount(platform, actor), findAccess(platform, actor)]);
  return { account, access };
});

export default function Account() {
  return <AccountOverview {...useLoaderData<typeof loader>()} />;
}
