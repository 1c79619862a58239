import { useLoaderData } from "@remix-run/react";
import { CardEditor } from "~/features/cards/editor/card-editor";
import { editedCardOf } from "~/features/cards/editor/edited-card";
import type { ScreenHandle } from "~/features/shell/screen";
import { screenMeta } from "~/i18n/meta";
import { withMessages } from "~/i18n/with-messages";
import { userLoader } from "~/server/http/app/route.server";
import { orSentToList } from "~/server/http/app/sent-for.server";
import { acknowledgeDuplicateCard, getCard } from "~/server/services/cards/get-card.server";
import { listPageOptions } from "~/server/services/pages/list-page-options.server";

export const handle = {
  screen: "editor-business-card-edit",
  messages: ["editing", "editor", "design", "codes", "cards", "sharing", "contacts", "site", "errors"],
} satisfies ScreenHandle;
export const clientLoader = withMessages(handle);
export const meta = screenMeta("cards:meta.editorCard", { noIndex: true });

/** A card that is not there, or somebody else's, leads to the list, which says so. */
export const loader = userLoader(async ({ platform, actor, params, language }) => {
  const [saved, pages] = await orSentToList(
    "/dashboard-business-cards",
    language,
    () => Promise.all([getCard(platform, actor, params.hash ?? ""), listPageOptions(platform, actor)]),
    params.hash,
  );
  if (saved.card.isDuplicate) await acknowledgeDuplicateCard(platform, actor, saved.card.id);
  return { start: editedCardOf(saved.card), saved, pages };
});

export default function EditCard() {
  const { start, saved, pages } = useLoaderData<typeof loader>();
  // Another card is another editor.
  return <CardEditor key={saved.card.id} start={start} saved={saved} pages={pages} />;
}
