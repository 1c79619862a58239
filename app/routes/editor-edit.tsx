import { useLoaderData } from "@remix-run/react";
import { PageEditorScreen } from "~/features/pages/editor/page-editor-screen";
import type { EditorStart } from "~/features/pages/editor/use-page-editor";
import type { ScreenHandle } from "~/features/shell/screen";
import { screenMeta } from "~/i18n/meta";
import { withMessages } from "~/i18n/with-messages";
import { userLoader } from "~/server/http/app/route.server";
import { orSentToList } from "~/server/http/app/sent-for.server";
import { acknowledgeDuplicate, getPage } from "~/server/services/pages/get-page.server";
import { getPaidVersionTime } from "~/server/services/pages/paid-version.server";

export const handle = {
  screen: "editor-edit",
  messages: ["editing", "editor", "contacts", "site", "errors"],
} satisfies ScreenHandle;
export const clientLoader = withMessages(handle);
export const meta = screenMeta("editor:meta.editorPage", { noIndex: true });

/** A missing page or another owner's redirects to the list, which shows a message. */
export const loader = userLoader(async ({ platform, actor, params, language }) => {
  const stored = await orSentToList(
    "/dashboard-pages",
    language,
    () => getPage(platform, actor, params.id ?? ""),
    params.id,
  );
  if (stored.page.isDuplicate) await acknowledgeDuplicate(platform, actor, stored.page.id);
  const paidVersionAt = await getPaidVersionTime(platform, actor, stored.page.id);
  return { ...stored, paidVersionAt };
});

export default function EditorEdit() {
  const start = useLoaderData<typeof loader>() as NonNullable<EditorStart>;
  return <PageEditorScreen key={start.page.id} start={start} />;
}
