import type { UserActor } from "~/domain/accounts/actor";
import { AppError } from "~/domain/errors";
import { newId } from "~/domain/ids";
import { assertCan, ownOf } from "~/domain/permissions";
import { unassignCardOf } from "~/server/data/assigned-cards.server";
import { allOf, type Condition, type Write, writeAll } from "~/server/data/batch.server";
import { insertLeaving, isLeaving } from "~/server/data/leavings.server";
import { isMember, listMemberships, removeMemberRow } from "~/server/data/members.server";
import { findUser } from "~/server/data/users.server";
import { startJobs } from "~/server/platform/job-queue.server";
import type { Platform } from "~/server/platform/platform.server";
import { notify } from "~/server/services/notifications/notify.server";
import { findTeamPlace } from "./team-place.server";

/**
 * Ends the actor's membership in a team. Their card stays with its owner, who is notified.
 * @param ownerId of the team
 * @throws AppError not_found
 */
export async function leaveTeam(platform: Platform, actor: UserActor, ownerId: string): Promise<void> {
  assertCan(actor, "accept", ownOf(actor, "account"));
  const place = await findTeamPlace(platform, actor.userId, ownerId);
  const user = await findUser(platform.db, actor.userId);
  if (!place || !user) throw new AppError("not_found");
  const written = await writeAll(platform.db, leavingWrites(platform, "left", user.name, place));
  if (written.at(-1) === 0) throw new AppError("not_found");
  startJobs(platform, ownerId);
}

/**
 * The writes that end all memberships of a deleted account.
 * @param when the account still exists
 */
export async function leavingAll(
  platform: Platform,
  { id, name }: { id: string; name: string },
  when: Condition,
): Promise<Write[]> {
  const places = await listMemberships(platform.db, id);
  return places.flatMap((place) => leavingWrites(platform, "deleted", name, place, when));
}

/**
 * The leaving member decides nothing: the card is unassigned, and its owner is notified to decide. The last write
 * removes the member: the others check the membership.
 */
function leavingWrites(
  platform: Platform,
  cause: "left" | "deleted",
  name: string,
  { ownerId, memberId }: { ownerId: string; memberId: string },
  when?: Condition,
): Write[] {
  const now = platform.now();
  const id = newId("mlv");
  const isIn = allOf(...(when ? [when] : []), isMember(ownerId, memberId));
  const told = { kind: "left" as const, payload: { name, leaving: id } };
  const isNoted = isLeaving(id);
  return [
    insertLeaving({ id, ownerId, memberId, name, cause, createdAt: now }, isIn),
    ...notify(platform, { userId: ownerId, dedupeKey: `left:${id}`, ...told }, { when: isNoted }),
    unassignCardOf(ownerId, memberId, isNoted),
    removeMemberRow(ownerId, memberId, now, isNoted),
  ];
}
