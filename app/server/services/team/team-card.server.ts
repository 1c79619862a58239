import type { UserActor } from "~/domain/accounts/actor";
import { cardLimit } from "~/domain/billing/entitlement";
import { AppError } from "~/domain/errors";
import { LIMITS } from "~/domain/limits";
import { assertCan, ownOf } from "~/domain/permissions";
import type { CardTeam } from "~/domain/team/member";
import { countOwnCards, listAssignedCards } from "~/server/data/cards.server";
import type { Platform } from "~/server/platform/platform.server";
import { presentCardTeam } from "./present-member.server";
import { findTeamPlace, requireAwake, type TeamPlace, teamPlaces } from "./team-place.server";

/**
 * The actor's place in a team in which they may make a card of their own.
 * @param ownerId of the team
 * @throws AppError not_found, payment_required (teamPaused)
 */
export async function requireMakerPlace(
  platform: Platform,
  actor: UserActor,
  ownerId: string,
): Promise<TeamPlace> {
  const place = await findTeamPlace(platform, actor.userId, ownerId);
  if (!place) throw new AppError("not_found");
  assertCan(actor, "create", { noun: "card", ownerId, membership: place });
  requireAwake(place);
  return place;
}

/** The team in which the actor makes a card of their own, as its editor shows it. @throws as {@link requireMakerPlace} */
export async function getMakerTeam(platform: Platform, actor: UserActor, ownerId: string): Promise<CardTeam> {
  return presentCardTeam(await requireMakerPlace(platform, actor, ownerId));
}

/** The teams in which the actor is a member. */
export async function listOwnTeams(platform: Platform, actor: UserActor): Promise<CardTeam[]> {
  assertCan(actor, "view", ownOf(actor, "account"));
  return (await teamPlaces(platform, actor.userId)).map(presentCardTeam);
}

/** Why a member's card was not made: they have one in that team, or no seat is free. */
export async function teamCardRefusal(
  platform: Platform,
  userId: string,
  { memberId, ownerName: team }: TeamPlace,
): Promise<AppError> {
  return (await hasCardAs(platform, userId, memberId))
    ? new AppError("conflict", { messageKey: "cardOfMember", params: { team } })
    : new AppError("limit_reached", { messageKey: "teamCardLimit", params: { team } });
}

/**
 * The check before the editor of a member's card opens; the write decides again.
 * @throws AppError not_found, payment_required, conflict (cardOfMember), limit_reached (teamCardLimit)
 */
export async function checkTeamCard(platform: Platform, actor: UserActor, ownerId: string): Promise<void> {
  const place = await requireMakerPlace(platform, actor, ownerId);
  const used = await countOwnCards(platform.db, ownerId);
  const isFull = used >= cardLimit(place.plan, platform.now());
  if (isFull || (await hasCardAs(platform, actor.userId, place.memberId)))
    throw await teamCardRefusal(platform, actor.userId, place);
}

async function hasCardAs(platform: Platform, userId: string, memberId: string): Promise<boolean> {
  const assigned = await listAssignedCards(platform.db, userId, LIMITS.teams);
  return assigned.some((card) => card.memberId === memberId);
}
