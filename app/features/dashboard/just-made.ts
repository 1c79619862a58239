import { isReachable } from "~/domain/cards/reach";
import type { CardView } from "~/domain/cards/view";
import type { PageListItem } from "~/domain/pages/view";
import { cardEditorPath, pageEditorPath, shareCardPath, sharePagePath } from "~/domain/screen-paths";
import type { UnfinishedParts } from "~/server/services/pages/unfinished-parts.server";

export type JustMade = ReturnType<typeof liveThing> | ReturnType<typeof madeThing>;

/** What the panel has shown, until it is closed; stored per tab. */
const KEY = "just-made";

/** Notes that the panel shows a thing, so that it is there again after a visit to its editor; null once it is closed. */
export function noteShown(id: string | null): void {
  try {
    if (id === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, id);
  } catch {
    // It is shown once, then.
  }
}

/** @returns what the panel shows again: the newest page or card, if it has shown it in this tab */
export function shownBefore(
  page: PageListItem | undefined,
  card: CardView | undefined,
  unfinished: UnfinishedParts | null,
) {
  const id = shownId();
  if (id === null) return null;
  if (page?.id === id) return page.published ? liveThing(page, unfinished) : null;
  return card?.id === id ? madeThing(card) : null;
}

function shownId(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/**
 * The newest page, if it was carried over at sign-in, is live, and has not been saved since.
 */
export const liveNow = (page: PageListItem | undefined, unfinished: UnfinishedParts | null) =>
  page?.published && page.version === 1 ? liveThing(page, unfinished) : null;

function liveThing(page: PageListItem, unfinished: UnfinishedParts | null) {
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
export const madeNow = (card: CardView | undefined) => (card?.version === 1 ? madeThing(card) : null);

function madeThing(card: CardView) {
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
