import type { UserActor } from "~/domain/accounts/actor";
import type { CardFilter } from "~/domain/cards/list-filter";
import type { CardView } from "~/domain/cards/view";
import { assertCan, ownOf } from "~/domain/permissions";
import { findMembersOfCards } from "~/server/data/assigned-cards.server";
import { type CardRow, listAssignedCards, listOwnCards } from "~/server/data/cards.server";
import type { Platform } from "~/server/platform/platform.server";
import { cutList, type ListInput } from "~/server/services/cursor.server";
import { teamPlaces } from "~/server/services/team/team-place.server";
import { type HeldCard, teamNameOf } from "./get-card.server";
import { presentHeldCard } from "./present-card.server";
import { shownCards } from "./shown-card.server";

/** The actor's cards and those that teams have assigned to them that fit the filter, newest first. */
export async function listCards(
  platform: Platform,
  actor: UserActor,
  { limit, after }: ListInput,
  { holder }: CardFilter = {},
): Promise<{ items: CardView[]; next?: string }> {
  assertCan(actor, "list", ownOf(actor, "card"));
  const { db } = platform;
  const places = await teamPlaces(platform, actor.userId);
  const isAssigned = holder && holder === "members";
  const [own, assigned] = await Promise.all([
    holder === "teams" ? [] : listOwnCards(db, actor.userId, limit + 1, after, isAssigned),
    places.length > 0 && (!holder || holder === "teams")
      ? listAssignedCards(db, actor.userId, limit + 1, after)
      : [],
  ]);
  const inTeams: HeldCard[] = assigned.flatMap((row) => {
    const team = places.find(({ memberId }) => memberId === row.memberId);
    return team ? [{ ...row, team }] : [];
  });
  const { shown, ...rest } = cutList<HeldCard>([...own, ...inTeams].sort(newestFirst), limit);
  const [worn, members, ownName] = await Promise.all([
    shownCards(platform, shown),
    findMembersOfCards(
      db,
      own.flatMap(({ memberId }) => memberId ?? []),
    ),
    ownTeamName(platform, own),
  ]);
  const items = worn.map((one) => {
    const { memberId, team } = one.card;
    return presentHeldCard(
      platform,
      one,
      memberId ? members.get(memberId) : undefined,
      team?.ownerName ?? ownName,
    );
  });
  return { items, ...rest };
}

/** The actor's name, where a card of theirs follows a template. */
async function ownTeamName(platform: Platform, own: readonly HeldCard[]): Promise<string> {
  const one = own.find(({ templateId }) => templateId !== null);
  return one ? teamNameOf(platform, one) : "";
}

/** The order of a list that goes on by `createdAt` and `id`. */
const newestFirst = (a: CardRow, b: CardRow): number =>
  b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1);
