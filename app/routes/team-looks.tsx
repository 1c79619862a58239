import { useLoaderData } from "@remix-run/react";
import { LookListScreen } from "~/features/looks/look-list-screen";
import type { ScreenHandle } from "~/features/shell/screen";
import { screenMeta } from "~/i18n/meta";
import { withMessages } from "~/i18n/with-messages";
import { userLoader } from "~/server/http/app/route.server";
import { listOwnPageTemplates } from "~/server/services/team/page-templates.server";
import { listOwnTemplates } from "~/server/services/team/templates.server";

export const handle = {
  screen: "team-looks",
  messages: ["teamLook", "errors"],
} satisfies ScreenHandle;
export const clientLoader = withMessages(handle);
export const meta = screenMeta("teamLook:meta.looks", { noIndex: true });

export const loader = userLoader(async ({ platform, actor }) => {
  const [templates, pageTemplates] = await Promise.all([
    listOwnTemplates(platform, actor),
    listOwnPageTemplates(platform, actor),
  ]);
  return { templates, pageTemplates };
});

export default function TeamLooks() {
  return <LookListScreen {...useLoaderData<typeof loader>()} />;
}
