import type { UserActor } from "~/domain/accounts/actor";
import type { Entitlement } from "~/domain/billing/entitlement";
import type { CardView } from "~/domain/cards/view";
import { AppError } from "~/domain/errors";
import { type Action, assertCan, can, ownOf } from "~/domain/permissions";
import { findMembersOfCards } from "~/server/data/assigned-cards.server";
import { type CardRow, dismissDuplicateCard, findReachableCard } from "~/server/data/cards.server";
import type { MemberRow } from "~/server/data/members.server";
import type { Scope } from "~/server/data/scope.server";
import { findUser } from "~/server/data/users.server";
import type { Platform } from "~/server/platform/platform.server";
import { findTeamPlace, requireAwake, type TeamPlace } from "~/server/services/team/team-place.server";
import { presentHeldCard } from "./present-card.server";
import { shownCard } from "./shown-card.server";

export interface SavedCard {
  card: CardView;
  /** The card's ETag. */
  version: number;
}

/** A card that an actor may act on: their own, or one of a team assigned to them. */
export interface HeldCard extends CardRow {
  team?: TeamPlace;
}

/** The scope of writes to a held card: a member's only while it is assigned to them. */
export const scopeOf = ({ ownerId, team }: HeldCard): Scope => ({
  ownerId,
  ...(team && { memberId: team.memberId }),
});

/** The entitlement that applies to a card: members work under the plan of their team. */
export const planOf = (actor: UserActor, { team }: HeldCard): Entitlement => team?.plan ?? actor.plan;

/**
 * @param name the card's id or hash
 * @throws AppError not_found, also where the action is not allowed; payment_required where a member would change it and
 *   the team's plan is over
 */
export async function requireCard(
  platform: Platform,
  actor: UserActor,
  action: Action,
  name: string,
): Promise<HeldCard> {
  const row = await findReachableCard(platform.db, actor.userId, name);
  if (!row) throw new AppError("not_found");
  const team = await placeAt(platform, actor, row);
  assertCan(actor, action, { noun: "card", ownerId: row.ownerId, membership: team });
  if (team && action !== "view") requireAwake(team);
  return { ...row, team };
}

/** Whether the actor owns or is assigned the card with that id or hash. */
export async function hasCard(platform: Platform, actor: UserActor, name: string): Promise<boolean> {
  const row = await findReachableCard(platform.db, actor.userId, name);
  if (!row) return false;
  const membership = await placeAt(platform, actor, row);
  return can(actor, "edit", { noun: "card", ownerId: row.ownerId, membership });
}

/** The actor's membership in the team of a card, where it is not their own. */
const placeAt = async (platform: Platform, actor: UserActor, { ownerId }: CardRow) =>
  ownerId === actor.userId ? undefined : findTeamPlace(platform, actor.userId, ownerId);

/** @throws AppError not_found */
export async function getCard(platform: Platform, actor: UserActor, name: string): Promise<SavedCard> {
  const held = await requireCard(platform, actor, "view", name);
  const [shown, member, team] = await Promise.all([
    shownCard(platform, held),
    findCardMember(platform, held),
    teamNameOf(platform, held),
  ]);
  return { card: presentHeldCard(platform, shown, member, team), version: held.version };
}

/** The name of a card's team, if it follows a template of the team. */
export async function teamNameOf(
  platform: Platform,
  { ownerId, templateId, team }: HeldCard,
): Promise<string> {
  if (team || !templateId) return team?.ownerName ?? "";
  return (await findUser(platform.db, ownerId))?.name ?? "";
}

/** The member who holds a card, for its owner only. */
export async function findCardMember(
  { db }: Platform,
  { memberId, team }: HeldCard,
): Promise<MemberRow | undefined> {
  return memberId && !team ? (await findMembersOfCards(db, [memberId])).get(memberId) : undefined;
}

/** Removes the mark of a duplicate that was opened or dismissed. */
export async function acknowledgeDuplicateCard(
  platform: Platform,
  actor: UserActor,
  name: string,
): Promise<void> {
  assertCan(actor, "edit", ownOf(actor, "card"));
  await dismissDuplicateCard(platform.db, actor.userId, name);
}
