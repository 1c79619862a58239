import type { UserActor } from "~/domain/accounts/actor";
import type { CardFilter } from "~/domain/cards/list-filter";
import type { CardView } from "~/domain/cards/view";
import type { ListSort } from "~/domain/list-filter";
import { assertCan, ownOf } from "~/domain/permissions";
import { findMembersOfCards } from "~/server/data/assigned-cards.server";
import { type CardRow, listAssignedCards, listOwnCards } from "~/server/data/cards.server";
import { placeOf } from "~/server/data/keyset.server";
import type { Platform } from "~/server/platform/platform.server";
import { cutSorted, type ListInput } from "~/server/services/cursor.server";
import { teamPlaces } from "~/server/services/team/team-place.server";
import { type HeldCard, teamNameOf } from "./get-card.server";
import { presentHeldCard } from "./present-card.server";
import { shownCards } from "./shown-card.server";

/** The actor's own and assigned cards that match the filter, newest first or in the requested order. */
export async function listCards(
  platform: Platform,
  actor: UserActor,
  { limit, after }: ListInput,
  { holder, ...filter }: CardFilter = {},
): Promise<{ items: CardView[]; next?: string }> {
  assertCan(actor, "list", ownOf(actor, "card"));
  const { db } = platform;
  const places = await teamPlaces(platform, actor.userId);
  const isAssigned = holder && holder === "members";
  const [own, assigned] = await Promise.all([
    holder === "teams" ? [] : listOwnCards(db, actor.userId, limit + 1, after, isAssigned, filter),
    places.length > 0 && (!holder || holder === "teams")
      ? listAssignedCards(db, actor.userId, limit + 1, after, filter)
      : [],
  ]);
  const inTeams: HeldCard[] = assigned.flatMap((row) => {
    const team = places.find(({ memberId }) => memberId === row.memberId);
    return team ? [{ ...row, team }] : [];
  });
  const { shown, ...rest } = cutSorted<HeldCard>(
    [...own, ...inTeams].sort(inOrder(filter.sort)),
    limit,
    (row) => placeOf(row, filter.sort),
  );
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

/** The order of the store, to merge rows of two of its lists. */
function inOrder(sort: ListSort | undefined): (a: CardRow, b: CardRow) => number {
  if (sort === "name") return (a, b) => compare(folded(a.title), folded(b.title)) || compare(a.id, b.id);
  const at = sort === "changed" ? "updatedAt" : "createdAt";
  return (a, b) => b[at].getTime() - a[at].getTime() || compare(b.id, a.id);
}

const compare = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

const folded = (text: string): string => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
