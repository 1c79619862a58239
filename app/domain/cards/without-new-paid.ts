import { backToFreeCard, newPaidFeatures } from "./entitlement";
import type { CardContent } from "./schema";

/** What of a card can be saved without a plan: its new paid features as they were, and all others. A new card has none. */
export function withoutNewPaid<Card extends CardContent>(card: Card, saved: CardContent | null): Card {
  if (!saved) return backToFreeCard(card);
  const before = newPaidFeatures(card, saved).map((part) => [part, saved[part]] as const);
  return { ...card, ...Object.fromEntries(before) };
}
