import { useLoaderData } from "@remix-run/react";
import { emptyCard } from "~/domain/cards/schema";
import { CardEditor } from "~/features/cards/editor/card-editor";
import { editedCardOf } from "~/features/cards/editor/edited-card";
import type { ScreenHandle } from "~/features/shell/screen";
import { screenMeta } from "~/i18n/meta";
import { withMessages } from "~/i18n/with-messages";
import { publicLoader } from "~/server/http/app/route.server";
import { orSentToList } from "~/server/http/app/sent-for.server";
import { startFromPage } from "~/server/services/cards/start-card.server";
import { checkPossibility } from "~/server/services/check-possibility.server";
import { listPageOptions } from "~/server/services/pages/list-page-options.server";

export const handle = {
  screen: "editor-business-card-create",
  messages: ["editing", "editor", "design", "codes", "cards", "sharing", "contacts", "site", "errors"],
} satisfies ScreenHandle;
export const clientLoader = withMessages(handle);
export const meta = screenMeta("cards:meta.editorCard");

/** Open to everybody. Who may have no more cards is sent to the list, which says so. `?page=` names one to make it from. */
export const loader = publicLoader(async ({ platform, session, language, request }) => {
  const { actor } = session;
  await orSentToList("/dashboard-business-cards", language, () =>
    checkPossibility(platform, actor, "business-card"),
  );
  if (actor.kind !== "user") return { start: editedCardOf(emptyCard()), logo: null, pages: [] };
  const pages = await listPageOptions(platform, actor);
  const page = new URL(request.url).searchParams.get("page");
  const taken = page ? await startFromPage(platform, actor, page, language) : null;
  const start = taken ? { ...taken.card, pageId: taken.pageId } : emptyCard();
  return { start: editedCardOf(start), logo: taken?.logo ?? null, pages };
});

export default function CreateCard() {
  const { start, logo, pages } = useLoaderData<typeof loader>();
  return <CardEditor start={start} logo={logo} saved={null} pages={pages} />;
}
