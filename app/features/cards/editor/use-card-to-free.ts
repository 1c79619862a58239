import { backToFreeCard } from "~/domain/cards/entitlement";
import { useCardSession } from "./card-context";
import type { EditedCard } from "./edited-card";

/** Takes what a free plan does not include off the card, as a change that can be undone. @returns the card without it */
export function useCardToFree(): () => EditedCard {
  const { draft, edit } = useCardSession();
  return () => {
    const card = draft();
    const free = { ...backToFreeCard(card), pageId: card.pageId };
    edit(free);
    return free;
  };
}
