import type { UserActor } from "~/domain/accounts/actor";
import { isPaid, livePages, pageLimit } from "~/domain/billing/entitlement";
import { DAY_MS } from "~/domain/durations";
import { AppError, invalidField } from "~/domain/errors";
import { LIMITS } from "~/domain/limits";
import { wantedBlockImages } from "~/domain/media/wanted-images";
import { applyPageUpdate } from "~/domain/pages/changes";
import { isProPage } from "~/domain/pages/entitlement";
import type { PageUpdate } from "~/domain/pages/schema";
import { needsShareImage } from "~/domain/pages/share-image";
import type { PageView } from "~/domain/pages/view";
import { assertCan } from "~/domain/permissions";
import { ownPageValues } from "~/domain/team/own-page-values";
import { type Write, writeAll } from "~/server/data/batch.server";
import { shareBlockImages } from "~/server/data/images/copy-images.server";
import type { WantedBlockImage } from "~/server/data/images/image-rows.server";
import type { LiveLimit } from "~/server/data/live-pages.server";
import { enqueue, isPageAt } from "~/server/data/outbox.server";
import { type PageChange, type PageRow, updateOwnPage } from "~/server/data/pages.server";
import { freeOldHolds, holdMovedSlug, releaseSlug } from "~/server/data/slug-holds.server";
import { isUniqueViolation } from "~/server/data/violations.server";
import { startJobs } from "~/server/platform/job-queue.server";
import type { Platform } from "~/server/platform/platform.server";
import { consumeLimit } from "~/server/platform/rate-limits.server";
import { checkLinksJob, withCheckedLinks } from "./checked-links.server";
import { getPage, refuseWhileSuspended, requirePage } from "./get-page.server";
import { requirePlanFor } from "./paid-features.server";
import { resolveCardRefs } from "./resolve-card-refs.server";
import { newShareImageKey, shareImageJob } from "./share-image-job.server";
import { lookOn, teamOfPage } from "./shown-page.server";

/**
 * Saves a change of a page. For a free user saving publishes the page: what is stored is what visitors see. Beyond the
 * plan's limit of live pages it is saved but not published, with an `unpublishedReason`.
 * @param ifVersion the version the change was made on; absent means the current one
 * @param published a subscriber's publish switch; absent leaves it unchanged
 * @throws AppError not_found, forbidden (fieldLocked), payment_required, invalid (slugTaken), precondition_failed,
 *   rate_limited; with another address also forbidden (pageSuspended)
 */
export async function updatePage(
  platform: Platform,
  actor: UserActor,
  id: string,
  update: PageUpdate,
  ifVersion?: number,
  published?: boolean,
): Promise<{ page: PageView; version: number }> {
  const row = await requirePage(platform, actor, "edit", id);
  const own = await ownChange(platform, actor, row, update);
  const changed = applyPageUpdate(row.content, own);
  requirePlanFor(platform, actor, changed);
  const content = { ...changed, blocks: await resolveCardRefs(platform, actor, changed.blocks) };
  const change: PageChange = { content, isPro: isProPage(content) };
  if (update.slug && update.slug !== row.slug) change.slug = update.slug;
  if (!isPaid(actor.plan, platform.now())) change.published = true;
  else if (published !== undefined && published !== row.published) {
    assertCan(actor, "publish", { noun: "page", ownerId: row.ownerId });
    change.published = published;
    if (!published) change.unpublishedReason = "owner";
  }
  if (needsShareImage(row.content, content, row.shareImageKey !== null))
    change.shareImageKey = newShareImageKey(row.shareImageKey);
  const wanted = wantedBlockImages(own.blocks ?? []);
  await writePage(platform, actor, row, change, { ifVersion, wanted });
  return getPage(platform, actor, row.id);
}

/** The part of a change that concerns the page's own values. @throws AppError forbidden (fieldLocked) */
async function ownChange(
  platform: Platform,
  actor: UserActor,
  row: PageRow,
  update: PageUpdate,
): Promise<PageUpdate> {
  const look = await lookOn(platform, actor, row);
  if (!look) return update;
  const team = await teamOfPage(platform, row);
  return ownPageValues(update, { stored: row.content, template: look.content, team });
}

/** Writes a change with all its consequences, in one batch; visitors see it at once. */
export async function writePage(
  platform: Platform,
  actor: UserActor,
  row: PageRow,
  wanted: PageChange,
  options: { ifVersion?: number; wanted?: WantedBlockImage[]; beyondLimit?: LiveLimit["beyond"] } = {},
): Promise<void> {
  const { db } = platform;
  const now = platform.now();
  await consumeLimit(platform, "save", actor.userId);
  // The change is merged with what was just read: a version that does not exist yet is none of it.
  if (options.ifVersion !== undefined && options.ifVersion !== row.version)
    throw new AppError("precondition_failed");
  const change = await withCheckedLinks(platform, row, wanted);
  if (change.slug) await allowMove(platform, actor, row);
  // The version just read guards the merge: a save in between must not be undone by ours.
  const { version } = row;
  const next = { id: row.id, version: version + 1 };
  const until = new Date(now.getTime() + LIMITS.slugHoldDays * DAY_MS);
  const liveLimit = { ...livePages(actor.plan, now), beyond: options.beyondLimit ?? ("save" as const) };
  const writes: Write[] = [
    updateOwnPage(db, actor.userId, row.id, change, now, liveLimit, version),
    ...(change.slug
      ? [
          holdMovedSlug({ slug: row.slug, pageId: row.id, ownerId: actor.userId, until }, next),
          releaseSlug(db, change.slug, actor.userId, row.id),
          freeOldHolds(actor.userId, LIMITS.slugHolds + pageLimit(actor.plan, now)),
        ]
      : []),
    ...(options.wanted?.length ? [shareBlockImages(row.id, options.wanted, now)] : []),
    ...(change.shareImageKey
      ? [enqueue(shareImageJob(row.id, next.version, actor.userId), now, { when: isPageAt(next) })]
      : []),
    ...(change.unpublishedReason === "checking"
      ? [enqueue(checkLinksJob(next, actor.userId), now, { when: isPageAt(next) })]
      : []),
  ];
  try {
    const [updated] = await writeAll(db, writes);
    if (updated === 0) await explainNoChange(platform, actor, row, change, options.ifVersion);
  } catch (error) {
    if (isUniqueViolation(error, "pages.slug"))
      throw invalidField("slug", "slugTaken", { url: change.slug ?? "" });
    throw error;
  }
  if (change.shareImageKey || change.unpublishedReason === "checking") startJobs(platform, actor.userId);
}

/**
 * A page's former address is held for its owner, so changes are limited.
 * @throws AppError forbidden (pageSuspended), rate_limited
 */
async function allowMove(platform: Platform, actor: UserActor, row: PageRow): Promise<void> {
  refuseWhileSuspended(row);
  await consumeLimit(platform, "slugChange", actor.userId);
}

/** Nothing was written: the page was deleted or saved in between, or the address is held for another owner. */
async function explainNoChange(
  platform: Platform,
  actor: UserActor,
  row: PageRow,
  change: PageChange,
  ifVersion: number | undefined,
): Promise<never> {
  const current = await requirePage(platform, actor, "edit", row.id);
  const expected = ifVersion ?? row.version;
  if (change.slug) refuseWhileSuspended(current);
  if (current.version === expected && change.slug)
    throw invalidField("slug", "slugTaken", { url: change.slug });
  if (current.version === expected && change.published)
    throw new AppError("limit_reached", { messageKey: "livePageLimit" });
  throw new AppError(ifVersion === undefined ? "conflict" : "precondition_failed");
}
