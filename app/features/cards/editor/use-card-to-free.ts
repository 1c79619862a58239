import { backToFreeCard } from "~/domain/cards/entitlement";
import { useCardSession } from "./card-context";
import type { EditedCard } from "./edited-card";

/** What a free plan does not include; a change that names them clears them. */
const CLEARED = { subheader: undefined, logo: undefined, photo: undefined, banner: undefined };

/**
 * Takes what a free plan does not include off the card, except what its look locks, as a change that can be undone.
 * @returns the card without it
 */
export function useCardToFree(): () => EditedCard {
  const { draft, change } = useCardSession();
  return () => {
    const card = draft();
    change({ ...CLEARED, ...backToFreeCard(card), pageId: card.pageId });
    return draft();
  };
}
