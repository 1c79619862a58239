import type { UserActor } from "~/domain/accounts/actor";
import { cardLimit } from "~/domain/billing/entitlement";
import { type DeletedCard, deletedWhen } from "~/domain/deleted";
import { AppError } from "~/domain/errors";
import { LIMITS } from "~/domain/limits";
import { assertCan, ownOf } from "~/domain/permissions";
import { insertAuditWhere } from "~/server/data/audit.server";
import { writeAll } from "~/server/data/batch.server";
import {
  findDeletedCard,
  listDeletedCardRows,
  mayReturn,
  restoreDeletedCard,
} from "~/server/data/deleted-cards.server";
import { findMember } from "~/server/data/members.server";
import { startJobs } from "~/server/platform/job-queue.server";
import type { Platform } from "~/server/platform/platform.server";
import { followChanges } from "~/server/services/passes/follow-changes.server";
import { assignedNotice } from "~/server/services/team/card-notices.server";
import { getCard, type SavedCard } from "./get-card.server";

/** The actor's deleted cards, and those that members gave back, while they can be restored; latest first. */
export async function listDeletedCards(platform: Platform, actor: UserActor): Promise<DeletedCard[]> {
  assertCan(actor, "list", ownOf(actor, "card"));
  const rows = await listDeletedCardRows(platform.db, actor.userId, platform.now(), LIMITS.restorableKept);
  return rows.map(({ restorableSince, ...row }) => ({ ...row, ...deletedWhen(restorableSince) }));
}

/**
 * Restores a deleted card while a seat is free, or within an hour where it was deleted beside more than there are seats, with its codes and passes as they were. It is assigned to its former
 * member, unless they left or have another; one that its member gave back is unassigned.
 * @param name id or hash
 * @throws AppError not_found once its time is over, limit_reached (cardLimit)
 */
export async function restoreCard(platform: Platform, actor: UserActor, name: string): Promise<SavedCard> {
  assertCan(actor, "create", ownOf(actor, "card"));
  const { db } = platform;
  const now = platform.now();
  const deleted = await findDeletedCard(db, actor.userId, name, now);
  if (!deleted) throw new AppError("not_found");
  const { id, deletedOf } = deleted;
  const member = deletedOf ? await findMember(db, actor.userId, deletedOf) : undefined;
  const limit = cardLimit(actor.plan, now);
  const entry = { actorId: actor.userId, action: "card.undelete", thing: id, requestId: platform.requestId };
  const [, restored = 0] = await writeAll(db, [
    insertAuditWhere(entry, now, mayReturn(actor.userId, id, limit, now)),
    restoreDeletedCard(db, actor.userId, id, limit, now),
    ...(member?.userId
      ? assignedNotice(platform, deleted, { memberId: member.id, userId: member.userId })
      : []),
  ]);
  if (restored === 0) {
    const isThere = await findDeletedCard(db, actor.userId, id, now);
    throw isThere ? new AppError("limit_reached", { messageKey: "cardLimit" }) : new AppError("not_found");
  }
  if (member?.userId) startJobs(platform, member.userId);
  platform.defer(followChanges(platform));
  return getCard(platform, actor, id);
}
