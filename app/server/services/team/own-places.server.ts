import type { UserActor } from "~/domain/accounts/actor";
import { LIMITS } from "~/domain/limits";
import { assertCan, ownOf } from "~/domain/permissions";
import type { PlaceView } from "~/domain/team/place";
import { listAssignedCards } from "~/server/data/cards.server";
import type { Platform } from "~/server/platform/platform.server";
import { teamPlaces } from "./team-place.server";

/** The teams that the actor is a member of, with the card they have of each. */
export async function listOwnPlaces(platform: Platform, actor: UserActor): Promise<PlaceView[]> {
  assertCan(actor, "view", ownOf(actor, "account"));
  const places = await teamPlaces(platform, actor.userId);
  if (places.length === 0) return [];
  const cards = await listAssignedCards(platform.db, actor.userId, LIMITS.listMax);
  return places.map(({ ownerId, ownerName, memberId, permission, isPaused }) => {
    const card = cards.find((one) => one.memberId === memberId);
    return {
      ...{ team: { id: ownerId, name: ownerName }, permission, isPaused },
      ...(card && { card: { hash: card.hash, title: card.title } }),
    };
  });
}
