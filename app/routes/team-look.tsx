import { redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { AppError } from "~/domain/errors";
import { LookEditor } from "~/features/cards/look/look-editor";
import type { ScreenHandle } from "~/features/shell/screen";
import { screenMeta } from "~/i18n/meta";
import { withMessages } from "~/i18n/with-messages";
import { withPrefix } from "~/server/http/app/paths.server";
import { userLoader } from "~/server/http/app/route.server";
import { getTemplate } from "~/server/services/team/templates.server";

export const handle = {
  screen: "team-look",
  messages: ["teamLook", "editing", "editor", "design", "cards", "contacts", "site", "errors"],
} satisfies ScreenHandle;
export const clientLoader = withMessages(handle);
export const meta = screenMeta("teamLook:meta.look", { noIndex: true });

/** A look that is not there, or somebody else's, leads to the list. */
export const loader = userLoader(async ({ platform, actor, params, language }) => {
  try {
    return { template: await getTemplate(platform, actor, params.id ?? "") };
  } catch (error) {
    if (!(error instanceof AppError && error.code === "not_found")) throw error;
    throw redirect(withPrefix(language, "/dashboard-team/look"));
  }
});

export default function TeamLook() {
  const { template } = useLoaderData<typeof loader>();
  return <LookEditor key={template.id} template={template} />;
}
