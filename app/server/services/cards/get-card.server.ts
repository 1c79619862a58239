import type { UserActor } from "~/domain/accounts/actor";
import type { CardView } from "~/domain/cards/view";
import { AppError } from "~/domain/errors";
import { type Action, assertCan, can, ownOf } from "~/domain/permissions";
import { type CardRow, dismissDuplicateCard, findOwnCard } from "~/server/data/cards.server";
import { findCardImages } from "~/server/data/images.server";
import type { Platform } from "~/server/platform/platform.server";
import { presentCard } from "./present-card.server";

export interface SavedCard {
  card: CardView;
  /** The card's ETag. */
  version: number;
}

/**
 * @param name the card's id or hash
 * @throws AppError not_found, also where the actor may not do that to the card
 */
export async function requireCard(
  platform: Platform,
  actor: UserActor,
  action: Action,
  name: string,
): Promise<CardRow> {
  const row = await findOwnCard(platform.db, actor.userId, name);
  if (!row) throw new AppError("not_found");
  assertCan(actor, action, { noun: "card", ownerId: row.ownerId });
  return row;
}

/** Whether the actor has a card of that id or hash. */
export async function isOwnCard(platform: Platform, actor: UserActor, name: string): Promise<boolean> {
  const row = await findOwnCard(platform.db, actor.userId, name);
  return row !== undefined && can(actor, "edit", { noun: "card", ownerId: row.ownerId });
}

/** @throws AppError not_found */
export async function getCard(platform: Platform, actor: UserActor, name: string): Promise<SavedCard> {
  const row = await requireCard(platform, actor, "view", name);
  const images = await findCardImages(platform.db, row.id);
  return { card: presentCard(platform.config, row, images), version: row.version };
}

/** A duplicate that was opened or dismissed is marked no more. */
export async function acknowledgeDuplicateCard(
  platform: Platform,
  actor: UserActor,
  name: string,
): Promise<void> {
  assertCan(actor, "edit", ownOf(actor, "card"));
  await dismissDuplicateCard(platform.db, actor.userId, name);
}
