import type { CardView } from "~/domain/cards/view";
import { AppError } from "~/domain/errors";
import { findPublicCard } from "~/server/data/public-card.server";
import type { Platform } from "~/server/platform/platform.server";
import { publicCard } from "./public-card.server";

/** A card without its owner's private fields: their own label, and that it is a copy. */
export type PreviewedCard = Omit<CardView, "title" | "isDuplicate">;

/**
 * A card as shown to visitors: the free one if its owner has no plan.
 * @param name id or hash
 * @throws AppError not_found, gone once it is deleted
 */
export async function previewCard(platform: Platform, name: string): Promise<PreviewedCard> {
  const found = await findPublicCard(platform.db, name);
  if (!found?.ownerEnabled) throw new AppError("not_found");
  if (found.card.deletedAt) throw new AppError("gone");
  const { title: _label, isDuplicate: _copy, ...seen } = (await publicCard(platform, found)).card;
  return seen;
}
