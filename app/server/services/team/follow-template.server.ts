import type { CardContent } from "~/domain/cards/schema";
import { AppError } from "~/domain/errors";
import { newKey } from "~/domain/ids";
import { newOwnValues } from "~/domain/team/own-values";
import { prefilled, TEMPLATE_IMAGES } from "~/domain/team/template";
import type { Write } from "~/server/data/batch.server";
import { findDefaultTemplate, findListedTemplate } from "~/server/data/card-templates.server";
import { fillCardImages } from "~/server/data/images/copy-images.server";
import { findCardImages } from "~/server/data/images/find-images.server";
import { findUser } from "~/server/data/users.server";
import type { Platform } from "~/server/platform/platform.server";
import { type FollowedTemplate, followedTemplate } from "~/server/services/cards/shown-card.server";

/** @throws AppError not_found where the owner has no such template */
export async function requireTemplate(
  platform: Platform,
  ownerId: string,
  id: string,
): Promise<FollowedTemplate & { cards: number }> {
  const row = await findListedTemplate(platform.db, ownerId, id);
  if (!row) throw new AppError("not_found");
  return { ...followedTemplate(row, await findCardImages(platform.db, id)), cards: row.cards };
}

/**
 * The template that a new card follows: the named one, else its owner's default for a member's card.
 * @throws AppError not_found
 */
export async function templateOfNew(
  platform: Platform,
  { ownerId, id, isMember }: { ownerId: string; id: string | undefined; isMember: boolean },
): Promise<FollowedTemplate | undefined> {
  if (id !== undefined && !isMember) return requireTemplate(platform, ownerId, id);
  const row = isMember ? await findDefaultTemplate(platform.db, ownerId) : undefined;
  return row && followedTemplate(row, await findCardImages(platform.db, row.id));
}

/** The stored content of a card that begins to follow a template: empty values are filled. */
export const followingContent = (content: CardContent, { worn }: FollowedTemplate): CardContent =>
  prefilled(content, worn, newKey);

/**
 * The same for a new card: locked values are the template's alone.
 * @throws AppError forbidden (fieldLocked)
 */
export async function newFollowerContent(
  platform: Platform,
  content: CardContent,
  template: FollowedTemplate,
  teamName: string | undefined,
): Promise<CardContent> {
  const team = teamName ?? (await findUser(platform.db, template.row.ownerId))?.name ?? "";
  return followingContent(newOwnValues(content, template.worn, team), template);
}

/** Copies prefilled images to cards that have none. */
export function prefillImages({ row, worn }: FollowedTemplate, cardIds: string[], now: Date): Write[] {
  const slots = TEMPLATE_IMAGES.filter((slot) => worn.modes[slot] === "prefilled" && worn[slot]);
  return slots.length > 0 ? [fillCardImages(row.id, cardIds, slots, now)] : [];
}
