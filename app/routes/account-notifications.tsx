import { useLoaderData } from "@remix-run/react";
import { NotificationSettings } from "~/features/notifications/notification-settings";
import type { ScreenHandle } from "~/features/shell/screen";
import { screenMeta } from "~/i18n/meta";
import { withMessages } from "~/i18n/with-messages";
import { userLoader } from "~/server/http/app/route.server";
import { getPreferences } from "~/server/services/notifications/preferences.server";

export const handle = {
  screen: "account-notifications",
  messages: ["notifications", "profile", "errors"],
} satisfies ScreenHandle;
export const clientLoader = withMessages(handle);
export const meta = screenMeta("notifications:meta.settings", { noIndex: true });

export const loader = userLoader(async ({ platform, actor, session }) => ({
  isVerified: Boolean(session.user?.emailVerifiedAt),
  frequencies: await getPreferences(platform, actor),
}));

export default function AccountNotifications() {
  return <NotificationSettings {...useLoaderData<typeof loader>()} />;
}
