import { redirect } from "@remix-run/cloudflare";
import { AppError } from "~/domain/errors";
import { PageEditorScreen } from "~/features/pages/editor/page-editor-screen";
import type { ScreenHandle } from "~/features/shell/screen";
import { screenMeta } from "~/i18n/meta";
import { withMessages } from "~/i18n/with-messages";
import { withPrefix } from "~/server/http/app/paths.server";
import { publicLoader } from "~/server/http/app/route.server";
import { checkPossibility } from "~/server/services/check-possibility.server";

export const handle = {
  screen: "editor-create",
  messages: ["editing", "editor", "sharing", "contacts", "site", "errors"],
} satisfies ScreenHandle;
export const clientLoader = withMessages(handle);
export const meta = screenMeta("editor:meta.editorPage");

/** Open to everybody. Who may have no more pages is told so by the list of those they have. */
export const loader = publicLoader(async ({ platform, session, language }) => {
  try {
    await checkPossibility(platform, session.actor, "page");
    return null;
  } catch (error) {
    if (!(error instanceof AppError && error.code === "limit_reached")) throw error;
    return redirect(withPrefix(language, "/dashboard-pages?limit=1"));
  }
});

export default function EditorCreate() {
  return <PageEditorScreen key="new" start={null} />;
}
