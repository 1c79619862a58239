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
  /** Whether the contact file and the images may be shown: paid features of an owner with a plan. */
  isPaid: boolean;
  /** The version of what is shown. */
  version: number;
  /** The template that it follows. */
  templateId?: string;
}

/** An existing card as shown to others: the free one if its owner has no plan, or it is beyond the plan's seats. */
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

/** Whether visitors get a card's contact file and passes: it exists, and its owner is not blocked and has a plan. */
export function isDownloadable({ card, ownerEnabled, entitlement }: PublicCardRow, now: Date): boolean {
  return ownerEnabled && card.deletedAt === null && isPaidCard(card, entitlementOf(entitlement), now);
}
