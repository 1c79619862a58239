import { AppError } from "~/domain/errors";
import { findPublicCard } from "~/server/data/cards.server";
import type { Platform } from "~/server/platform/platform.server";
import { type PublicCard, publicCard } from "./public-card.server";

/**
 * A card as a visitor may see it: of an owner without a plan it is the free one.
 * @param name id or hash
 * @throws AppError not_found, gone once it is deleted
 */
export async function previewCard(platform: Platform, name: string): Promise<PublicCard> {
  const found = await findPublicCard(platform.db, name);
  if (!found?.ownerEnabled) throw new AppError("not_found");
  if (found.card.deletedAt) throw new AppError("gone");
  return publicCard(platform, found);
}
