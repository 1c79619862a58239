import { backToFreeCard } from "~/domain/cards/entitlement";
import { withoutNewPaid } from "~/domain/cards/without-new-paid";
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

/**
 * Gives the card's new paid parts the values that are stored, as a change that can be undone: without a plan what is
 * stored may stay.
 * @returns the card as it can be saved
 */
export function useCardWithoutNewPaid(): () => EditedCard {
  const { draft, change, store } = useCardSession();
  return () => {
    const { stored, saved } = store.getState();
    change({ ...CLEARED, ...withoutNewPaid(draft(), stored && saved) });
    return draft();
  };
}
