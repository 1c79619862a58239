import { cardUrl, codeUrl, contactFileUrl, imageUrl } from "~/domain/addresses";
import type { CardImageSlot } from "~/domain/cards/schema";
import type { CardView } from "~/domain/cards/view";
import type { CardTemplate } from "~/domain/team/template";
import type { CardRow } from "~/server/data/cards.server";
import type { CardImageKey } from "~/server/data/images/image-rows.server";
import type { MemberRow } from "~/server/data/members.server";
import type { Config } from "~/server/platform/config.server";
import type { Platform } from "~/server/platform/platform.server";
import { presentCardMember, presentCardTeam } from "~/server/services/team/present-member.server";
import type { HeldCard } from "./get-card.server";
import type { FollowedTemplate, ShownCard } from "./shown-card.server";

/** The addresses of a card's images, by slot. */
export function cardImages(
  config: Config,
  images: readonly CardImageKey[],
): Partial<Record<CardImageSlot, string>> {
  return Object.fromEntries(images.map(({ slot, key }) => [slot, imageUrl(config.origins, key)]));
}

export function presentCard(config: Config, row: CardRow, images: readonly CardImageKey[]): CardView {
  return {
    ...row.content,
    takesDetails: row.content.takesDetails ?? false,
    ...cardImages(config, images),
    id: row.id,
    hash: row.hash,
    ...(row.pageId ? { pageId: row.pageId } : {}),
    qrUrl: codeUrl(config.origins, row.code),
    url: cardUrl(config.origins, row.hash),
    contactFileUrl: contactFileUrl(config.origins, row.hash),
    isDuplicate: row.isDuplicate,
    state: row.restingAt ? "resting" : "live",
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/**
 * A card for users who may act on it, with what its template locks.
 * @param member the holder, for its owner only
 * @param teamName the name of its owner, where it follows a template
 */
export function presentHeldCard(
  platform: Platform,
  { card: { team, ...row }, images, template }: ShownCard<HeldCard>,
  member: MemberRow | undefined,
  teamName: string,
): CardView {
  const followed = template && { template: presentFollowed(template, teamName) };
  const card = { ...presentCard(platform.config, row, images), ...followed };
  if (team) return { ...card, team: presentCardTeam(team) };
  return member ? { ...card, member: presentCardMember(member, platform.now()) } : card;
}

/** A card's template for the card's editor. @param team the name of its owner */
export function presentFollowed({ row, locks }: FollowedTemplate, team: string): CardTemplate {
  return { id: row.id, name: row.name, team, ...locks };
}
