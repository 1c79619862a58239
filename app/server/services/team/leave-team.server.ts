import type { UserActor } from "~/domain/accounts/actor";
import { AppError } from "~/domain/errors";
import { assertCan, ownOf } from "~/domain/permissions";
import { writeAll } from "~/server/data/batch.server";
import { removeMemberRow, unassignCardOf } from "~/server/data/members.server";
import { findUser } from "~/server/data/users.server";
import { wakeJobs } from "~/server/platform/job-queue.server";
import type { Platform } from "~/server/platform/platform.server";
import { notify } from "~/server/services/notifications/notify.server";
import { findTeamPlace } from "./team-place.server";

/**
 * Ends the actor's membership in a team. Their card stays with its owner, who is told.
 * @param ownerId of the team
 * @throws AppError not_found
 */
export async function leaveTeam(platform: Platform, actor: UserActor, ownerId: string): Promise<void> {
  assertCan(actor, "accept", ownOf(actor, "account"));
  const place = await findTeamPlace(platform, actor, ownerId);
  if (!place) throw new AppError("not_found");
  const { memberId } = place;
  const user = await findUser(platform.db, actor.userId);
  const told = { kind: "left" as const, payload: { name: user?.name ?? "" } };
  const [left = 0] = await writeAll(platform.db, [
    removeMemberRow(platform.db, ownerId, memberId, platform.now()),
    unassignCardOf(platform.db, ownerId, memberId),
    ...notify(platform, { userId: ownerId, dedupeKey: `left:${memberId}`, ...told }),
  ]);
  if (left === 0) throw new AppError("not_found");
  wakeJobs(platform, ownerId);
}
