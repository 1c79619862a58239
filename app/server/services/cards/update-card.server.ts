import type { UserActor } from "~/domain/accounts/actor";
import { applyCardUpdate, type CardContent, type CardUpdate } from "~/domain/cards/schema";
import { AppError } from "~/domain/errors";
import { ownValues } from "~/domain/team/own-values";
import { writeAll } from "~/server/data/batch.server";
import { type CardRow, updateCardIn } from "~/server/data/cards.server";
import { hasOpenLinkCheck, insertCardLinkCheck } from "~/server/data/link-checks.server";
import { startJobs } from "~/server/platform/job-queue.server";
import type { Platform } from "~/server/platform/platform.server";
import { consumeLimit } from "~/server/platform/rate-limits.server";
import { checkLinks } from "~/server/services/link-check/check-links.server";
import { followChanges } from "~/server/services/passes/follow-changes.server";
import {
  getCard,
  type HeldCard,
  planOf,
  requireCard,
  type SavedCard,
  scopeOf,
  teamNameOf,
} from "./get-card.server";
import { requireLinkablePage, requirePlanForCard } from "./paid-card.server";
import { shownCard } from "./shown-card.server";

/**
 * Saves a change of a card.
 * @param name the card's id or hash
 * @param ifVersion the version the change was made on; absent means the current one
 * @throws AppError not_found, forbidden (fieldLocked), payment_required, invalid (qrTargetGone, linkHarmful,
 *   duplicateKey), precondition_failed, conflict, rate_limited
 */
export async function updateCard(
  platform: Platform,
  actor: UserActor,
  name: string,
  update: CardUpdate,
  ifVersion?: number,
): Promise<SavedCard> {
  const row = await requireCard(platform, actor, "edit", name);
  await consumeLimit(platform, "save", actor.userId);
  // The change is merged with what was just read: a version that does not exist yet is none of it.
  if (ifVersion !== undefined && ifVersion !== row.version) throw new AppError("precondition_failed");
  const content = applyCardUpdate(row.content, await ownChange(platform, row, update));
  requirePlanForCard(platform, planOf(actor, row), content, row.content);
  // A card is never unpublished: a link that cannot be checked now is accepted, and checked later.
  const standing = await checkLinks(platform, content, await checkedContent(platform, row));
  // An existing link may be broken by now: only a new one is checked.
  const pageId = update.pageId === undefined ? row.pageId : update.pageId;
  if (pageId && pageId !== row.pageId) await requireLinkablePage(platform, row.ownerId, pageId);
  const change = { title: content.title, content, pageId };
  // The version just read guards the merge: a save in between must not be undone by ours.
  const { version } = row;
  const now = platform.now();
  const [updated = 0] = await writeAll(platform.db, [
    updateCardIn(platform.db, scopeOf(row), row.id, change, now, version),
    ...(standing === "unacknowledged"
      ? [insertCardLinkCheck({ id: row.id, ownerId: row.ownerId, version: version + 1 }, now)]
      : []),
  ]);
  if (updated === 0) throw new AppError(ifVersion === undefined ? "conflict" : "precondition_failed");
  if (standing === "unacknowledged") startJobs(platform, row.ownerId);
  platform.defer(followChanges(platform));
  return getCard(platform, actor, row.id);
}

/**
 * The part of a change that concerns the card's own values.
 * @throws AppError forbidden (fieldLocked), invalid (duplicateKey)
 */
async function ownChange(platform: Platform, row: HeldCard, update: CardUpdate): Promise<CardUpdate> {
  if (!row.templateId) return update;
  const { template } = await shownCard(platform, row);
  if (!template) return update;
  const team = await teamNameOf(platform, row);
  return ownValues(update, { stored: row.content, template: template.worn, team });
}

/** The content whose links were checked at its save: null while a check is open. */
async function checkedContent({ config, db }: Platform, row: CardRow): Promise<CardContent | null> {
  return config.linkCheck && (await hasOpenLinkCheck(db, row.id)) ? null : row.content;
}

/** Points a card's QR code at a page. @throws AppError not_found, invalid (qrTargetGone on `pageId`) */
export function connectPage(
  platform: Platform,
  actor: UserActor,
  name: string,
  input: { pageId: string },
): Promise<SavedCard> {
  return updateCard(platform, actor, name, { pageId: input.pageId });
}
