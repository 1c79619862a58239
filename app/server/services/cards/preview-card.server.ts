import { isPaid } from "~/domain/billing/entitlement";
import { backToFreeCard } from "~/domain/cards/entitlement";
import { AppError } from "~/domain/errors";
import { findCardImages } from "~/server/data/card-images.server";
import { findPublicCard } from "~/server/data/cards.server";
import type { Platform } from "~/server/platform/platform.server";
import { entitlementOf } from "~/server/services/accounts/authenticate.server";
import { type CardView, presentCard } from "./present-card.server";

export interface PublicCard {
  card: CardView;
  /** Whether the contact file and the images may be shown: paid things of an owner who pays. */
  isPaid: boolean;
}

/**
 * A card as a visitor may see it: of an owner without a plan it is the free one.
 * @param name id or hash
 * @throws AppError not_found, gone once it is deleted
 */
export async function previewCard(platform: Platform, name: string): Promise<PublicCard> {
  const found = await findPublicCard(platform.db, name);
  if (!found?.ownerEnabled) throw new AppError("not_found");
  if (found.card.deletedAt) throw new AppError("gone");
  const paid = isPaid(entitlementOf(found.entitlement), platform.now());
  const images = paid ? await findCardImages(platform.db, found.card.id) : [];
  const card = presentCard(platform.config, found.card, images);
  return { card: paid ? card : backToFreeCard(card), isPaid: paid };
}
