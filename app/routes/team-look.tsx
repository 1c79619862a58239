import { redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { AppError } from "~/domain/errors";
import { ID_PREFIXES, isId } from "~/domain/ids";
import { LookEditor } from "~/features/looks/look-editor";
import { PageLookEditor } from "~/features/looks/pages/page-look-editor";
import type { ScreenHandle } from "~/features/shell/screen";
import { screenMeta } from "~/i18n/meta";
import { withMessages } from "~/i18n/with-messages";
import { withPrefix } from "~/server/http/app/paths.server";
import { userLoader } from "~/server/http/app/route.server";
import { getPageTemplate } from "~/server/services/team/page-templates.server";
import { getTemplate } from "~/server/services/team/templates.server";

export const handle = {
  screen: "team-look",
  messages: [
    "teamLook",
    "editing",
    "editor",
    "design",
    "industries",
    "blocks",
    "codes",
    "cards",
    "contacts",
    "site",
    "errors",
  ],
} satisfies ScreenHandle;
export const clientLoader = withMessages(handle);
export const meta = screenMeta("teamLook:meta.look", { noIndex: true });

/** A look of cards or of pages; a missing one or another owner's redirects to the list. */
export const loader = userLoader(async ({ platform, actor, params, language }) => {
  const id = params.id ?? "";
  try {
    return isId(ID_PREFIXES.pageTemplate, id)
      ? { pageTemplate: await getPageTemplate(platform, actor, id), template: null }
      : { pageTemplate: null, template: await getTemplate(platform, actor, id) };
  } catch (error) {
    if (!(error instanceof AppError && error.code === "not_found")) throw error;
    throw redirect(withPrefix(language, "/dashboard-team/look"));
  }
});

export default function TeamLook() {
  const { template, pageTemplate } = useLoaderData<typeof loader>();
  if (pageTemplate) return <PageLookEditor key={pageTemplate.id} template={pageTemplate} />;
  return template ? <LookEditor key={template.id} template={template} /> : null;
}
