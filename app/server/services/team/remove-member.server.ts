import type { UserActor } from "~/domain/accounts/actor";
import { AppError } from "~/domain/errors";
import { newId } from "~/domain/ids";
import { assertCan, ownOf } from "~/domain/permissions";
import type { LeavingChoice } from "~/domain/team/leaving";
import { hasNoCard, isAssigned, unassignCardOf } from "~/server/data/assigned-cards.server";
import { insertAuditWhere } from "~/server/data/audit.server";
import { allOf, writeAll } from "~/server/data/batch.server";
import { findCardOfMember } from "~/server/data/cards.server";
import { insertLeaving, isLeaving } from "~/server/data/leavings.server";
import { findMember, isMember, removeMemberRow } from "~/server/data/members.server";
import { findUser } from "~/server/data/users.server";
import { startJobs } from "~/server/platform/job-queue.server";
import type { Platform } from "~/server/platform/platform.server";
import { notify } from "~/server/services/notifications/notify.server";
import { followChanges } from "~/server/services/passes/follow-changes.server";
import { planDecision } from "./leaving-decision.server";
import { leavingRefusal } from "./leaving-refusal.server";

/**
 * Removes an accepted member from the team, and applies the owner's decision on their card, its codes and their
 * contacts: all in one write, which can be undone for a day.
 * @throws AppError not_found; conflict (memberHasCard, successorNoCard, leavingChanged); invalid; and as inviting does
 */
export async function removeAndDecide(
  platform: Platform,
  actor: UserActor,
  id: string,
  choice: LeavingChoice,
): Promise<void> {
  assertCan(actor, "delete", ownOf(actor, "member"));
  const { db } = platform;
  const ownerId = actor.userId;
  const now = platform.now();
  const [member, owner, card] = await Promise.all([
    findMember(db, ownerId, id),
    findUser(db, ownerId),
    findCardOfMember(db, ownerId, id),
  ]);
  if (!member?.userId) throw new AppError("not_found");
  const person = await findUser(db, member.userId);
  const leavingId = newId("mlv");
  // The card of the owner's decision must still be the member's.
  const isAsRead = allOf(isMember(ownerId, id), card ? isAssigned(card.id, id) : hasNoCard(id));
  const plan = await planDecision(platform, actor, { leavingId, member, card }, choice, isAsRead);
  const isNoted = isLeaving(leavingId);
  const name = person?.name || member.email;
  const row = { id: leavingId, ownerId, memberId: id, name, cause: "removed" as const, createdAt: now };
  const told = { kind: "removed" as const, payload: { name: owner?.name ?? "" } };
  const entry = { actorId: ownerId, action: "member.remove", thing: id, requestId: platform.requestId };
  const written = await writeAll(db, [
    ...plan.first,
    insertLeaving(row, allOf(isAsRead, plan.isPossible)),
    unassignCardOf(ownerId, id, isNoted),
    removeMemberRow(ownerId, id, now, isNoted),
    ...notify(
      platform,
      { userId: member.userId, dedupeKey: `removed:${leavingId}`, ...told },
      { when: isNoted },
    ),
    insertAuditWhere(entry, now, isNoted),
    ...plan.writes,
  ]);
  await plan.countsOnly(written);
  if (!written[plan.first.length]) {
    if (!(await findMember(db, ownerId, id))) throw new AppError("not_found");
    throw await leavingRefusal(platform, ownerId, choice);
  }
  for (const userId of [member.userId, ownerId, ...plan.told]) startJobs(platform, userId);
  platform.defer(followChanges(platform));
}
