import type { UserActor } from "~/domain/accounts/actor";
import { pageState } from "~/domain/pages/state";
import { findOwnPage } from "~/server/data/pages.server";
import type { Platform } from "~/server/platform/platform.server";
import { listPageOptions, type PageOption } from "~/server/services/pages/list-page-options.server";
import { requireCard } from "./get-card.server";

/**
 * The pages that a card's code may point to: the actor's own; for a team's card only its current one, since pages
 * belong to their owner alone.
 * @param name the card's id or hash; absent for a new one of the actor's own
 * @throws AppError not_found
 */
export async function listLinkablePages(
  platform: Platform,
  actor: UserActor,
  name?: string,
): Promise<PageOption[]> {
  const card = name === undefined ? undefined : await requireCard(platform, actor, "view", name);
  if (!card?.team) return listPageOptions(platform, actor);
  const row = card.pageId ? await findOwnPage(platform.db, card.ownerId, card.pageId) : undefined;
  if (!row) return [];
  const isPublished = pageState(row, card.team.plan, platform.now()) === "published";
  return [{ id: row.id, title: row.title, slug: row.slug, isPublished }];
}
