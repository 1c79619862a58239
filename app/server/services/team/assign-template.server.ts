import type { UserActor } from "~/domain/accounts/actor";
import { LIMITS } from "~/domain/limits";
import type { Followers } from "~/domain/team/template";
import { type Write, writeAll } from "~/server/data/batch.server";
import { cardsToFollow, followTemplate } from "~/server/data/card-templates.server";
import { type CardRow, updateCardIn } from "~/server/data/cards.server";
import type { Platform } from "~/server/platform/platform.server";
import { consumeLimit } from "~/server/platform/rate-limits.server";
import type { FollowedTemplate } from "~/server/services/cards/shown-card.server";
import { followChanges } from "~/server/services/passes/follow-changes.server";
import { followingContent, prefillImages, requireTemplate } from "./follow-template.server";
import { requireTemplateOwner } from "./templates.server";

/** Cards whose writes go together. */
const AT_ONCE = 50;

/**
 * Has cards of the actor follow a template of theirs from now on. What it prefills is filled where they have nothing of
 * their own.
 * @returns how many cards began to follow it
 * @throws AppError not_found, payment_required, rate_limited
 */
export async function assignTemplate(
  platform: Platform,
  actor: UserActor,
  id: string,
  who: Followers,
): Promise<{ cards: number }> {
  requireTemplateOwner(platform, actor, "assign");
  const template = await requireTemplate(platform, actor.userId, id);
  return follow(platform, actor, template, who);
}

/**
 * Has cards of the actor that follow a template follow none: they show their own values again.
 * @returns how many cards followed one
 * @throws AppError not_found, payment_required, rate_limited
 */
export async function unassignTemplate(
  platform: Platform,
  actor: UserActor,
  id: string,
  who: Followers,
): Promise<{ cards: number }> {
  requireTemplateOwner(platform, actor, "assign");
  await requireTemplate(platform, actor.userId, id);
  return follow(platform, actor, null, who, id);
}

async function follow(
  platform: Platform,
  actor: UserActor,
  template: FollowedTemplate | null,
  who: Followers,
  from?: string,
): Promise<{ cards: number }> {
  await consumeLimit(platform, "save", actor.userId);
  const { db } = platform;
  const now = platform.now();
  const names = "cards" in who ? who.cards : undefined;
  const target = template?.row.id ?? null;
  const found = await cardsToFollow(db, actor.userId, target, names, LIMITS.cardOptions);
  const rows = from ? found.filter(({ templateId }) => templateId === from) : found;
  let cards = 0;
  for (let i = 0; i < rows.length; i += AT_ONCE) {
    const some = rows.slice(i, i + AT_ONCE);
    const ids = some.map(({ id }) => id);
    const writes = await writeAll(db, [
      ...(template ? some.flatMap((row) => prefill(platform, row, template)) : []),
      ...(template ? prefillImages(template, ids, now) : []),
      followTemplate(actor.userId, target, ids, now),
    ]);
    cards += writes.at(-1) ?? 0;
  }
  platform.defer(followChanges(platform));
  return { cards };
}

/** Fills what is empty, unless the card was saved meanwhile. */
function prefill(platform: Platform, row: CardRow, template: FollowedTemplate): Write[] {
  const content = followingContent(row.content, template);
  if (content === row.content) return [];
  const scope = { ownerId: row.ownerId };
  return [updateCardIn(platform.db, scope, row.id, { content }, platform.now(), row.version)];
}
