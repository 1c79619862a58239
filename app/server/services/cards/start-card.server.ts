import type { UserActor } from "~/domain/accounts/actor";
import { isPaid } from "~/domain/billing/entitlement";
import { paidCardFeatures } from "~/domain/cards/entitlement";
import { type CardFromPage, cardFromPage } from "~/domain/cards/from-page";
import { type CardContent, emptyCard } from "~/domain/cards/schema";
import { AppError } from "~/domain/errors";
import type { LanguageCode } from "~/domain/languages";
import { assertCan, ownOf } from "~/domain/permissions";
import type { CardTeam } from "~/domain/team/member";
import { applyTemplate, type CardTemplate } from "~/domain/team/template";
import {
  type CardTemplateRow,
  findDefaultTemplate,
  findListedTemplate,
} from "~/server/data/card-templates.server";
import { findCardImages } from "~/server/data/images/find-images.server";
import { findUser } from "~/server/data/users.server";
import type { Platform } from "~/server/platform/platform.server";
import { getPage } from "~/server/services/pages/get-page.server";
import { templatesOf } from "~/server/services/pages/templates-of.server";
import { followingContent } from "~/server/services/team/follow-template.server";
import { requireMakerPlace } from "~/server/services/team/team-card.server";
import { presentFollowed } from "./present-card.server";
import { followedTemplate } from "./shown-card.server";

/**
 * A card made from one of the actor's pages and linked to it, not stored; null when that page does not exist. A page
 * started from a template gives the matching card.
 * @param language of that template's card
 */
export async function startFromPage(
  platform: Platform,
  actor: UserActor,
  pageId: string,
  language: LanguageCode,
): Promise<(CardFromPage & { pageId: string }) | null> {
  try {
    const { page } = await getPage(platform, actor, pageId);
    const templates = page.prefillId ? await templatesOf(language) : [];
    const template = templates.find(({ id }) => id === page.prefillId);
    const made = cardFromPage(page, template);
    // Where everything else is free the image must not be what requires a plan.
    const isFree = !isPaid(actor.plan, platform.now()) && paidCardFeatures(made.card).length === 0;
    return { ...made, ...(isFree && { logo: null }), pageId: page.id };
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") return null;
    throw error;
  }
}

interface CardWithTemplate {
  card: CardContent;
  /** What is locked on it. */
  template: CardTemplate | null;
}

/**
 * A new card that follows a template of the actor's own team, not stored; a plain card where there is no such template.
 * @param id null for the default of the team
 */
export async function startWithTemplate(
  platform: Platform,
  actor: UserActor,
  id: string | null,
): Promise<CardWithTemplate> {
  assertCan(actor, "view", ownOf(actor, "template"));
  const { db } = platform;
  const row = await (id ? findListedTemplate(db, actor.userId, id) : findDefaultTemplate(db, actor.userId));
  const owner = row && (await findUser(platform.db, actor.userId));
  return withTemplate(platform, row, owner?.name ?? "");
}

/** The same for a member: with their team's default. */
export async function startInTeam(
  platform: Platform,
  actor: UserActor,
  team: CardTeam,
): Promise<CardWithTemplate> {
  const { ownerId, ownerName } = await requireMakerPlace(platform, actor, team.id);
  return withTemplate(platform, await findDefaultTemplate(platform.db, ownerId), ownerName);
}

/** Its images are added when it is stored. */
async function withTemplate(
  platform: Platform,
  row: CardTemplateRow | undefined,
  team: string,
): Promise<CardWithTemplate> {
  if (!row) return { card: emptyCard(), template: null };
  const followed = followedTemplate(row, await findCardImages(platform.db, row.id));
  const filled = applyTemplate(followingContent(emptyCard(), followed), followed.worn);
  const { logo: _logo, banner: _banner, ...card } = filled;
  return { card, template: presentFollowed(followed, team) };
}
