import { type Entitlement, isPaid } from "~/domain/billing/entitlement";
import { CARD_DEFAULTS, CARD_IMAGE_SLOTS, type CardContent } from "./schema";

/** Whether a card's paid features are active at `now`: its owner pays, and the plan has a seat for it. */
export function isPaidCard(card: { restingAt: Date | null }, entitlement: Entitlement, now: Date): boolean {
  return card.restingAt === null && isPaid(entitlement, now);
}

/** The parts of a card that may need a paid plan. */
const PAID_CARD_PARTS = [
  "subheader",
  ...CARD_IMAGE_SLOTS,
  "backgroundColor",
  "fontColor",
  "linkAction",
] as const;
export type PaidCardPart = (typeof PAID_CARD_PARTS)[number];

/** Whether a path from a rejected save is one of these. */
export const isPaidCardPart = (path: string): path is PaidCardPart =>
  (PAID_CARD_PARTS as readonly string[]).includes(path);

/**
 * The dotted paths of all paid features of a card; empty if a free user may save it. Designs are free. `takesDetails`
 * is true by default on every card and takes effect while its owner pays.
 */
export function paidCardFeatures(card: CardContent): PaidCardPart[] {
  const paid: PaidCardPart[] = card.subheader ? ["subheader"] : [];
  for (const slot of CARD_IMAGE_SLOTS) if (card[slot]) paid.push(slot);
  for (const name of ["backgroundColor", "fontColor", "linkAction"] as const) {
    if (card[name] !== CARD_DEFAULTS[name]) paid.push(name);
  }
  return paid;
}

/**
 * The paid features that a save would add or change. Those that a card already has may stay without a plan: the public
 * does not see them.
 * @param saved the stored card; null for a new one
 */
export const newPaidFeatures = (card: CardContent, saved: CardContent | null): PaidCardPart[] =>
  paidCardFeatures(card).filter((name) => !saved || card[name] !== saved[name]);

/**
 * 'Back to free': clears subheader and images, and resets colours and link action to their defaults. The public view of
 * a card whose owner has no plan is reduced the same way.
 */
export function backToFreeCard<Card extends CardContent>(card: Card): Card {
  const { subheader: _s, logo: _l, photo: _p, banner: _b, ...kept } = card;
  return { ...kept, ...CARD_DEFAULTS, design: card.design } as Card;
}
