import type { UserActor } from "~/domain/accounts/actor";
import type { CardFilter } from "~/domain/cards/list-filter";
import type { CardView } from "~/domain/cards/view";
import { assertCan, ownOf } from "~/domain/permissions";
import { findMembersOfCards } from "~/server/data/assigned-cards.server";
import { type CardRow, listAssignedCards, listOwnCards } from "~/server/data/cards.server";
import { findImagesOfCards } from "~/server/data/images.server";
import type { Platform } from "~/server/platform/platform.server";
import { cutList, type ListInput } from "~/server/services/cursor.server";
import { teamPlaces } from "~/server/services/team/team-place.server";
import { presentHeldCard } from "./present-card.server";

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
  const inTeams = assigned.flatMap((row) => {
    const team = places.find(({ memberId }) => memberId === row.memberId);
    return team ? [{ ...row, team }] : [];
  });
  const { shown, ...rest } = cutList([...own, ...inTeams].sort(newestFirst), limit);
  const [images, members] = await Promise.all([
    findImagesOfCards(
      db,
      shown.map(({ id }) => id),
    ),
    findMembersOfCards(
      db,
      own.flatMap(({ memberId }) => memberId ?? []),
    ),
  ]);
  const items = shown.map((row) =>
    presentHeldCard(
      platform,
      row,
      images.filter(({ holderId }) => holderId === row.id),
      row.memberId ? members.get(row.memberId) : undefined,
    ),
  );
  return { items, ...rest };
}

/** The order of a list that goes on by `createdAt` and `id`. */
const newestFirst = (a: CardRow, b: CardRow): number =>
  b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1);
