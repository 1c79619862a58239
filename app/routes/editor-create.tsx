import { useLoaderData } from "@remix-run/react";
import { PageEditorScreen } from "~/features/pages/editor/page-editor-screen";
import type { ScreenHandle } from "~/features/shell/screen";
import { screenMeta } from "~/i18n/meta";
import { withMessages } from "~/i18n/with-messages";
import { publicLoader } from "~/server/http/app/route.server";
import { orSentToList } from "~/server/http/app/sent-for.server";
import { assertWithinLimit } from "~/server/services/assert-within-limit.server";
import { findFirstPage } from "~/server/services/pages/first-page.server";

export const handle = {
  screen: "editor-create",
  messages: ["editing", "editor", "contacts", "site", "errors"],
} satisfies ScreenHandle;
export const clientLoader = withMessages(handle);
export const meta = screenMeta("editor:meta.editorPage", { noIndex: true });

/**
 * The editor of a new page, after the gallery of /editor. Public. At the page limit the visitor is redirected to the
 * list, which shows a message.
 */
export const loader = publicLoader(async ({ platform, session, language }) => {
  await orSentToList("/dashboard-pages", language, () => assertWithinLimit(platform, session.actor, "page"));
  return { first: await findFirstPage(platform, session.actor) };
});

export default function EditorCreate() {
  return <PageEditorScreen key="new" start={null} first={useLoaderData<typeof loader>().first} />;
}
