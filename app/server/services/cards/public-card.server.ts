import { entitlementOf } from "~/domain/billing/entitlement";
import { backToFreeCard, isPaidCard } from "~/domain/cards/entitlement";
import type { CardView } from "~/domain/cards/view";
import { cardThing } from "~/domain/visits/thing";
import { ownZone, type Visited } from "~/domain/visits/visited";
import type { PublicCardRow } from "~/server/data/public-card.server";
import type { Platform } from "~/server/platform/platform.server";
import { presentCard } from "./present-card.server";
import { shownCard } from "./shown-card.server";

export interface PublicCard {
  card: CardView;
  /** Whether the contact file and the images may be shown: paid things of an owner who pays. */
  isPaid: boolean;
  /** Of what is shown. */
  version: number;
  /** The template that it follows. */
  templateId?: string;
}

/** A card that is there as others see it: of an owner without a plan, or beyond the plan's seats, it is the free one. */
export async function publicCard(platform: Platform, found: PublicCardRow): Promise<PublicCard> {
  const paid = isPaidCard(found.card, entitlementOf(found.entitlement), platform.now());
  const shown = await shownCard(platform, found.card);
  const card = presentCard(platform.config, shown.card, paid ? shown.images : []);
  const { version, template } = shown;
  return { card: paid ? card : backToFreeCard(card), isPaid: paid, version, templateId: template?.row.id };
}

/** What a visit of a card is counted for. */
export const visitedCard = ({ card, owner }: PublicCardRow): Visited => ({
  owner: card.ownerId,
  thing: cardThing(card.hash),
  ...ownZone(owner),
});

/** Whether a card's contact file and passes are given to visitors: it is there, and its owner is not blocked and pays. */
export function isDownloadable({ card, ownerEnabled, entitlement }: PublicCardRow, now: Date): boolean {
  return ownerEnabled && card.deletedAt === null && isPaidCard(card, entitlementOf(entitlement), now);
}
