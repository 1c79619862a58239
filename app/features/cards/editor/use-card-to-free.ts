import { backToFreeCard, paidCardFeatures } from "~/domain/cards/entitlement";
import { useCardSession } from "./card-context";
import type { EditedCard } from "./edited-card";

/**
 * Takes what a free plan does not include off the card, as a change that can be undone; this browser keeps it.
 * @returns the card without it
 */
export function useCardToFree(): () => Promise<EditedCard> {
  const { draft, edit } = useCardSession();
  return async () => {
    const card = draft();
    if (paidCardFeatures(card).length > 0) {
      const part = await import("./card-versions").catch(() => null);
      await part?.storeCardVersion(card);
    }
    // Only now: more may have been typed meanwhile.
    const free = { ...backToFreeCard(draft()), pageId: draft().pageId };
    edit(free);
    return free;
  };
}
