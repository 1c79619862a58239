import type { UserActor } from "~/domain/accounts/actor";
import { pageLimit } from "~/domain/billing/entitlement";
import { DAY_MS } from "~/domain/durations";
import { AppError } from "~/domain/errors";
import { LIMITS } from "~/domain/limits";
import { insertAudit } from "~/server/data/audit.server";
import { writeAll } from "~/server/data/batch.server";
import { deleteOwnPage } from "~/server/data/pages.server";
import { endOldest } from "~/server/data/restorable.server";
import { freeOldHolds, holdDeletedSlug } from "~/server/data/slug-holds.server";
import type { Platform } from "~/server/platform/platform.server";
import { refuseWhileSuspended, requirePage } from "./get-page.server";

/**
 * Deletes a page: its address responds with 410 and is held for its owner, its codes still resolve. Its owner can
 * restore it for a while; then it is emptied, and its images are collected once nothing uses them.
 * @throws AppError not_found, forbidden (pageSuspended)
 */
export async function deletePage(platform: Platform, actor: UserActor, id: string): Promise<void> {
  const { db } = platform;
  const row = await requirePage(platform, actor, "delete", id);
  refuseWhileSuspended(row);
  const now = platform.now();
  const until = new Date(now.getTime() + LIMITS.slugHoldDays * DAY_MS);
  const [deleted = 0] = await writeAll(db, [
    deleteOwnPage(db, actor.userId, row.id, now),
    holdDeletedSlug({ slug: row.slug, pageId: row.id, ownerId: actor.userId, until }),
    freeOldHolds(actor.userId, LIMITS.slugHolds + pageLimit(actor.plan, now)),
    ...endOldest("pages", actor.userId),
    insertAudit(
      db,
      { actorId: actor.userId, action: "page.delete", thing: row.id, requestId: platform.requestId },
      now,
    ),
  ]);
  if (deleted === 0) {
    // Suspended or deleted since the read.
    refuseWhileSuspended(await requirePage(platform, actor, "delete", id));
    throw new AppError("not_found");
  }
}
