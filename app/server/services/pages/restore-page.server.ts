import type { UserActor } from "~/domain/accounts/actor";
import { livePages, pageLimit } from "~/domain/billing/entitlement";
import { type DeletedPage, deletedWhen } from "~/domain/deleted";
import { AppError, invalidField } from "~/domain/errors";
import { LIMITS } from "~/domain/limits";
import type { PageView } from "~/domain/pages/view";
import { assertCan, ownOf } from "~/domain/permissions";
import { insertAudit } from "~/server/data/audit.server";
import { type Write, writeAll } from "~/server/data/batch.server";
import { findDeletedPage, listDeletedPageRows, restoreDeletedPage } from "~/server/data/deleted-pages.server";
import { enqueue, isPageAt } from "~/server/data/outbox.server";
import { findHold, findSlugOwner, releaseSlug } from "~/server/data/slug-holds.server";
import { isUniqueViolation } from "~/server/data/violations.server";
import { startJobs } from "~/server/platform/job-queue.server";
import type { Platform } from "~/server/platform/platform.server";
import { consumeLimit } from "~/server/platform/rate-limits.server";
import { checkSlug, generateSlug } from "./check-slug.server";
import { checkLinksJob } from "./checked-links.server";
import { getPage, refuseWhileSuspended } from "./get-page.server";

/** The actor's deleted pages that can be restored, latest first. */
export async function listDeletedPages(platform: Platform, actor: UserActor): Promise<DeletedPage[]> {
  assertCan(actor, "list", ownOf(actor, "page"));
  const rows = await listDeletedPageRows(platform.db, actor.userId, platform.now(), LIMITS.restorableKept);
  return rows.map(({ restorableSince, ...row }) => ({ ...row, ...deletedWhen(restorableSince) }));
}

/**
 * Restores a deleted page with its images and codes, as live as it was where the plan has room; within an hour also where
 * it was deleted beside more than the plan allows. It gets another address
 * if its own was taken by another page meanwhile.
 * @throws AppError not_found once its time is over, forbidden (pageSuspended), limit_reached (pageLimit), rate_limited
 */
export async function restorePage(
  platform: Platform,
  actor: UserActor,
  id: string,
): Promise<{ page: PageView; version: number }> {
  assertCan(actor, "create", ownOf(actor, "page"));
  const { db } = platform;
  const now = platform.now();
  const row = await findDeletedPage(db, actor.userId, id, now);
  if (!row) throw new AppError("not_found");
  refuseWhileSuspended(row);
  await consumeLimit(platform, "save", actor.userId);
  const slug = await slugFor(platform, actor, row.slug);
  const place = { slug, limit: pageLimit(actor.plan, now), live: livePages(actor.plan, now) };
  const next = { id, version: row.version + 1 };
  const isChecking = row.unpublishedReason === "checking";
  const entry = { actorId: actor.userId, action: "page.undelete", thing: id, requestId: platform.requestId };
  const writes: Write[] = [
    restoreDeletedPage(db, actor.userId, id, place, now),
    releaseSlug(db, slug, actor.userId, id),
    // The pending check found a deleted page and did nothing.
    ...(isChecking ? [enqueue(checkLinksJob(next, actor.userId), now, { when: isPageAt(next) })] : []),
    insertAudit(db, entry, now),
  ];
  try {
    const [restored = 0] = await writeAll(db, writes);
    if (restored === 0) await explainRefusal(platform, actor, id, slug);
  } catch (error) {
    if (isUniqueViolation(error, "pages.slug")) throw invalidField("slug", "slugTaken", { url: slug });
    throw error;
  }
  if (isChecking) startJobs(platform, actor.userId);
  return getPage(platform, actor, id);
}

/** The page's own address, or one made from it if that is taken. */
async function slugFor(platform: Platform, actor: UserActor, slug: string): Promise<string> {
  const [owner, hold] = await Promise.all([
    findSlugOwner(platform.db, slug),
    findHold(platform.db, slug, platform.now()),
  ]);
  if (!owner && (!hold || hold.ownerId === actor.userId)) return slug;
  const { suggestions } = await checkSlug(platform, actor, slug, null);
  return suggestions[0] ?? generateSlug(platform, actor);
}

/** Nothing was written: it was restored, suspended or expired since, its address was taken, or there is no room. */
async function explainRefusal(
  platform: Platform,
  actor: UserActor,
  id: string,
  slug: string,
): Promise<never> {
  const row = await findDeletedPage(platform.db, actor.userId, id, platform.now());
  if (!row) throw new AppError("not_found");
  refuseWhileSuspended(row);
  const hold = await findHold(platform.db, slug, platform.now());
  if (hold && hold.ownerId !== actor.userId) throw invalidField("slug", "slugTaken", { url: slug });
  throw new AppError("limit_reached", { messageKey: "pageLimit" });
}
