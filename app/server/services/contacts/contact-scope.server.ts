import type { UserActor } from "~/domain/accounts/actor";
import { AppError } from "~/domain/errors";
import { type Action, assertCan, ownOf } from "~/domain/permissions";
import type { Scope } from "~/server/data/scope.server";
import type { Platform } from "~/server/platform/platform.server";
import { findTeamPlace, requireAwake } from "~/server/services/team/team-place.server";

/**
 * Whose contacts an actor asks for: their own, or of a team those that they met as its member.
 * @param team the id of its owner
 * @throws AppError not_found where they are not in that team, or members may not do that; payment_required (teamPaused)
 * where they would change something and its plan is over
 */
export async function contactScope(
  platform: Platform,
  actor: UserActor,
  action: Action,
  team?: string,
): Promise<Scope> {
  if (team === undefined || team === actor.userId) {
    assertCan(actor, action, ownOf(actor, "contact"));
    return { ownerId: actor.userId };
  }
  const membership = await findTeamPlace(platform, actor.userId, team);
  if (!membership) throw new AppError("not_found");
  assertCan(actor, action, { noun: "contact", ownerId: team, membership });
  if (action !== "list" && action !== "view") requireAwake(membership);
  return { ownerId: team, memberId: membership.memberId, formerIds: membership.seesContactsOf };
}
