import { page } from "vitest/browser";
import { emptyCard } from "~/domain/cards/schema";
import { CardEditor } from "~/features/cards/editor/card-editor";
import { newEditedCard } from "~/features/cards/editor/edited-card";
import { en } from "~/i18n/english";
import { type ScreenOptions, show } from "./screen";

/** Shows the editor of a new card. */
export async function openCardEditor({
  calls,
  ...options
}: Partial<Omit<ScreenOptions, "screen">> = {}): Promise<void> {
  await show({
    path: "/editor-business-card",
    calls: { "GET /editor-business-card/pages": () => [], ...calls },
    screen: <CardEditor start={newEditedCard(emptyCard())} saved={null} pages={[]} team={null} />,
    ...options,
  });
}

export const cardTab = (name: keyof typeof en.cards.editor.tabs) =>
  page.getByRole("tab", { name: en.cards.editor.tabs[name], exact: true });
