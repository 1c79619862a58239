import { useEffect, useState } from "react";
import type { CardView } from "~/domain/cards/view";
import type { PageListItem } from "~/domain/pages/view";
import type { UnfinishedParts } from "~/server/services/pages/unfinished-parts.server";
import { type JustMade, liveNow, madeNow, noteShown, shownBefore } from "./just-made";

/**
 * What was just made, for its panel: there until it is closed, also after a visit to its editor.
 * @param unfinished what of the page still has to be filled in
 * @param isCarriedOver whether drafts were carried over at sign-in
 */
export function useJustMade(
  page: PageListItem | undefined,
  card: CardView | undefined,
  unfinished: UnfinishedParts | null,
  isCarriedOver: boolean,
): { live: JustMade | null; close: () => void } {
  const [live, setLive] = useState<JustMade | null>(() =>
    isCarriedOver ? (liveNow(page, unfinished) ?? madeNow(card)) : null,
  );
  const shownId = live?.thing.id ?? null;
  useEffect(() => {
    if (shownId) noteShown(shownId);
    else setLive(shownBefore(page, card, unfinished));
  }, [shownId, page, card, unfinished]);
  const close = () => {
    noteShown(null);
    setLive(null);
  };
  return { live, close };
}
