import type { UserActor } from "~/domain/accounts/actor";
import { AppError } from "~/domain/errors";
import { type Action, assertCan, ownOf } from "~/domain/permissions";
import type { Scope } from "~/server/data/scope.server";
import type { Platform } from "~/server/platform/platform.server";
import { findTeamPlace, requireAwake } from "~/server/services/team/team-place.server";

/**
 * The scope of a request for contacts: the actor's own, or those they met as a member of a team.
 * @param team the id of its owner
 * @throws AppError not_found where they are not in that team, or members may not do that; payment_required (teamPaused)
 *   for a change when the team's plan is over
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
