import { isReachable } from "~/domain/cards/reach";
import type { CardView } from "~/domain/cards/view";
import type { PageListItem } from "~/domain/pages/view";
import { cardEditorPath, pageEditorPath, shareCardPath, sharePagePath } from "~/domain/screen-paths";
import type { UnfinishedParts } from "~/server/services/pages/unfinished-parts.server";

/**
 * The newest page, if it was carried over at sign-in, is live, and has not been saved since.
 * @param unfinished as of the screen's first data: later ones are of an address that no longer names the page
 */
export function liveNow(page: PageListItem | undefined, unfinished: UnfinishedParts | null) {
  const isNew = page?.published && page.version === 1;
  if (!isNew) return null;
  const thing = { ...page, title: page.profile.title };
  const editor = pageEditorPath(page.id);
  const missing = unfinished?.isBare
    ? ({ text: "live.empty", add: "live.addLinks", href: `${editor}?tab=blocks` } as const)
    : unfinished?.texts.length
      ? ({ text: "live.text", add: "live.finish", href: `${editor}?check` } as const)
      : null;
  const share = sharePagePath(page.id);
  return { thing, kind: "page" as const, share, id: page.id, missing, card: null, rest: unfinished };
}

/** The newest card, if it was carried over at sign-in and has not been saved since. */
export function madeNow(card: CardView | undefined) {
  if (card?.version !== 1) return null;
  const href = `${cardEditorPath(card.hash)}?tab=contacts`;
  const missing = { text: "live.cardEmpty", add: "live.addContacts", href } as const;
  return {
    thing: card,
    kind: "card" as const,
    share: shareCardPath(card.hash),
    id: undefined,
    missing: isReachable(card) ? null : missing,
    card,
    rest: null,
  };
}
