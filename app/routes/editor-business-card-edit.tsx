import { redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { shareCardPath } from "~/domain/screen-paths";
import { CardEditor } from "~/features/cards/editor/card-editor";
import { editedCardOf } from "~/features/cards/editor/edited-card";
import type { ScreenHandle } from "~/features/shell/screen";
import { screenMeta } from "~/i18n/meta";
import { withMessages } from "~/i18n/with-messages";
import { withPrefix } from "~/server/http/app/paths.server";
import { userLoader } from "~/server/http/app/route.server";
import { orSentToList } from "~/server/http/app/sent-for.server";
import { acknowledgeDuplicateCard, getCard } from "~/server/services/cards/get-card.server";
import { listLinkablePages } from "~/server/services/cards/list-linkable-pages.server";

export const handle = {
  screen: "editor-business-card-edit",
  messages: [
    "editing",
    "editor",
    "design",
    "codes",
    "cards",
    "sharing",
    "contacts",
    "site",
    "teamLook",
    "errors",
  ],
} satisfies ScreenHandle;
export const clientLoader = withMessages(handle);
export const meta = screenMeta("cards:meta.editorCard", { noIndex: true });

/**
 * A missing card or another owner's redirects to the list, which shows a message; a view-only one to its share screen.
 */
export const loader = userLoader(async ({ platform, actor, params, language }) => {
  const [saved, pages] = await orSentToList(
    "/dashboard-business-cards",
    language,
    () =>
      Promise.all([
        getCard(platform, actor, params.hash ?? ""),
        listLinkablePages(platform, actor, params.hash),
      ]),
    params.hash,
  );
  const { team } = saved.card;
  if (team?.isPaused) throw redirect(withPrefix(language, shareCardPath(saved.card.hash)));
  if (saved.card.isDuplicate) await acknowledgeDuplicateCard(platform, actor, saved.card.id);
  return { start: editedCardOf(saved.card), saved, pages, team: team ?? null };
});

export default function EditCard() {
  const { start, saved, pages, team } = useLoaderData<typeof loader>();
  // Each card gets its own editor instance.
  return <CardEditor key={saved.card.id} start={start} saved={saved} pages={pages} team={team} />;
}
