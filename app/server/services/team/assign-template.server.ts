import type { UserActor } from "~/domain/accounts/actor";
import { LIMITS } from "~/domain/limits";
import { assertCan, ownOf } from "~/domain/permissions";
import type { Follower, Followers } from "~/domain/team/template";
import { type Write, writeAll } from "~/server/data/batch.server";
import {
  type CardTemplateRow,
  cardsToFollow,
  followersAmong,
  followTemplate,
} from "~/server/data/card-templates.server";
import { type CardRow, listOwnCardLooks, updateCardIn } from "~/server/data/cards.server";
import { insertCardLinkCheck } from "~/server/data/link-checks.server";
import { startJobs } from "~/server/platform/job-queue.server";
import type { Platform } from "~/server/platform/platform.server";
import { consumeLimit } from "~/server/platform/rate-limits.server";
import type { FollowedTemplate } from "~/server/services/cards/shown-card.server";
import { checkLinks } from "~/server/services/link-check/check-links.server";
import { checkedTemplate } from "~/server/services/link-check/check-template-links.server";
import { followChanges } from "~/server/services/passes/follow-changes.server";
import { followingContent, prefillImages, requireTemplate } from "./follow-template.server";
import { requireTemplateOwner } from "./templates.server";

/** Cards per batch of writes. */
const AT_ONCE = 50;

/**
 * Makes cards of the actor follow a template of theirs, or stop following it. Prefilled values are copied where a card
 * has none; cards that stop show their own values again. Links of the template that could not be checked yet are
 * checked once more, and in the filled cards as those of a card are.
 * @returns how many cards changed
 * @throws AppError not_found, payment_required, invalid (linkHarmful), rate_limited
 */
export async function assignTemplate(
  platform: Platform,
  actor: UserActor,
  id: string,
  who: Followers,
): Promise<{ cards: number }> {
  requireTemplateOwner(platform, actor, "assign");
  const template = await requireTemplate(platform, actor.userId, id);
  await consumeLimit(platform, "save", actor.userId);
  const isUnchecked = who.follows && (await isLinkOpen(platform, template.row));
  const { db } = platform;
  const limit = LIMITS.cardOptions;
  const rows = who.follows
    ? await cardsToFollow(db, actor.userId, id, who.cards, limit)
    : await followersAmong(db, actor.userId, id, who.cards, limit);
  await follow(platform, actor, who.follows ? { ...template, isUnchecked } : null, rows);
  if (isUnchecked) startJobs(platform, actor.userId);
  platform.defer(followChanges(platform));
  return { cards: rows.length };
}

/** The actor's cards with the template that each follows, newest first. @throws AppError not_found */
export async function listFollowers(platform: Platform, actor: UserActor): Promise<Follower[]> {
  assertCan(actor, "list", ownOf(actor, "template"));
  const rows = await listOwnCardLooks(platform.db, actor.userId, LIMITS.cardOptions);
  return rows.map(({ templateId, ...card }) => ({ ...card, ...(templateId && { template: templateId }) }));
}

/** Whether a template's links could not be checked yet. @throws AppError invalid (linkHarmful) */
async function isLinkOpen(platform: Platform, row: CardTemplateRow): Promise<boolean> {
  const standing = await checkLinks(platform, row.content, await checkedTemplate(platform, row));
  return standing === "unacknowledged";
}

/** A template, and whether its links are unchecked. */
type CheckedTemplate = FollowedTemplate & { isUnchecked: boolean };

async function follow(
  platform: Platform,
  actor: UserActor,
  template: CheckedTemplate | null,
  rows: readonly CardRow[],
): Promise<void> {
  const now = platform.now();
  for (let i = 0; i < rows.length; i += AT_ONCE) {
    const some = rows.slice(i, i + AT_ONCE);
    const ids = some.map(({ id }) => id);
    await writeAll(platform.db, [
      ...(template ? some.flatMap((row) => prefill(platform, row, template)) : []),
      ...(template ? prefillImages(template, ids, now) : []),
      followTemplate(actor.userId, template?.row.id ?? null, ids, now),
    ]);
  }
}

/** Fills empty values, unless the card was saved meanwhile. */
function prefill(platform: Platform, row: CardRow, template: CheckedTemplate): Write[] {
  const content = followingContent(row.content, template);
  if (content === row.content) return [];
  const scope = { ownerId: row.ownerId };
  const now = platform.now();
  return [
    updateCardIn(platform.db, scope, row.id, { content }, now, row.version),
    ...(template.isUnchecked ? [insertCardLinkCheck({ ...row, version: row.version + 1 }, now)] : []),
  ];
}
