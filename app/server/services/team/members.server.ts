import type { UserActor } from "~/domain/accounts/actor";
import { cardLimit } from "~/domain/billing/entitlement";
import { AppError } from "~/domain/errors";
import { LIMITS } from "~/domain/limits";
import { assertCan, ownOf } from "~/domain/permissions";
import { KEPT_AS_IT_IS, type LeavingChoice } from "~/domain/team/leaving";
import type { InviteInput, MemberChange, MemberFilter, MemberView } from "~/domain/team/member";
import { unassignCardOf } from "~/server/data/assigned-cards.server";
import { writeAll } from "~/server/data/batch.server";
import { countOwnCards } from "~/server/data/cards.server";
import { isInvited, retractInvitation } from "~/server/data/invitations.server";
import {
  changeMemberRow,
  countMembers,
  findListedMember,
  findMember,
  findMemberByEmail,
  listMemberRows,
  type MemberRow,
} from "~/server/data/members.server";
import { startJobs } from "~/server/platform/job-queue.server";
import type { Platform } from "~/server/platform/platform.server";
import { cutList, type ListInput } from "~/server/services/cursor.server";
import { assignCard } from "./assign-card.server";
import { admitInvitation, newInvitation, renewedInvitation, requireInviter } from "./invite.server";
import { presentMember } from "./present-member.server";
import { removeAndDecide } from "./remove-member.server";

/** The members of the actor's own team that match, newest first. */
export async function listMembers(
  platform: Platform,
  actor: UserActor,
  filter: MemberFilter,
  { limit, after }: ListInput,
): Promise<{ items: MemberView[]; next?: string }> {
  assertCan(actor, "list", ownOf(actor, "member"));
  const now = platform.now();
  const rows = await listMemberRows(platform.db, actor.userId, filter, now, limit + 1, after);
  const { shown, ...rest } = cutList(rows, limit);
  return { items: shown.map((row) => presentMember(row, now)), ...rest };
}

/** The team's counts: paid seats, cards that use one, members and invitees. */
export interface TeamCounts {
  seats: number;
  cards: number;
  members: number;
  invited: number;
}

export async function countTeam(platform: Platform, actor: UserActor): Promise<TeamCounts> {
  assertCan(actor, "list", ownOf(actor, "member"));
  const [cards, { all, invited }] = await Promise.all([
    countOwnCards(platform.db, actor.userId),
    countMembers(platform.db, actor.userId),
  ]);
  return { seats: cardLimit(actor.plan, platform.now()), cards, members: all - invited, invited };
}

/** Whether the actor pays for seats without any member or invitee. */
export async function isTeamEmpty(platform: Platform, actor: UserActor): Promise<boolean> {
  if (actor.acting || cardLimit(actor.plan, platform.now()) <= LIMITS.cardsPerSeat) return false;
  assertCan(actor, "list", ownOf(actor, "member"));
  return (await countMembers(platform.db, actor.userId)).all === 0;
}

/** One member of the actor's own team; null if the id is unknown. */
export async function findOwnMember(
  platform: Platform,
  actor: UserActor,
  id: string,
): Promise<MemberView | null> {
  assertCan(actor, "list", ownOf(actor, "member"));
  const row = await findListedMember(platform.db, actor.userId, id);
  return row ? presentMember(row, platform.now()) : null;
}

/**
 * Invites an address, with a card if one is given.
 * @throws AppError payment_required, forbidden (emailUnverified), invalid (inviteSelf on `email`), conflict
 *   (alreadyInvited, cardAssigned), limit_reached (invitationLimit), not_found for the card, rate_limited
 */
export async function inviteMember(
  platform: Platform,
  actor: UserActor,
  { card, ...input }: InviteInput,
): Promise<MemberView> {
  const inviter = await requireInviter(platform, actor);
  if (input.email === inviter.email)
    throw new AppError("invalid", { field: "email", messageKey: "inviteSelf" });
  if (card) {
    const { member } = (await assignCard(platform, actor, card, input)).card;
    return viewOf(platform, actor, member?.id ?? "");
  }
  if (await findMemberByEmail(platform.db, actor.userId, input.email))
    throw new AppError("conflict", { messageKey: "alreadyInvited" });
  const { isMailed, takeBack } = await admitInvitation(platform, actor.userId, input.email);
  const seats = cardLimit(actor.plan, platform.now());
  const { id, writes } = await newInvitation(platform, inviter, input, { seats, isMailed });
  const [invited = 0] = await writeAll(platform.db, writes);
  if (invited === 0) {
    await takeBack();
    const isThere = await findMemberByEmail(platform.db, actor.userId, input.email);
    throw isThere
      ? new AppError("conflict", { messageKey: "alreadyInvited" })
      : new AppError("limit_reached", { messageKey: "invitationLimit" });
  }
  startJobs(platform, actor.userId);
  return viewOf(platform, actor, id);
}

/** Sends an invitation again, with a new link. @throws AppError not_found, conflict (alreadyMember), and as inviting does */
export async function resendInvitation(
  platform: Platform,
  actor: UserActor,
  id: string,
): Promise<MemberView> {
  const inviter = await requireInviter(platform, actor);
  const member = await requireMember(platform, actor, "edit", id);
  if (member.userId) throw new AppError("conflict", { messageKey: "alreadyMember" });
  const { isMailed, takeBack } = await admitInvitation(platform, actor.userId, member.email);
  const [renewed = 0] = await writeAll(
    platform.db,
    await renewedInvitation(platform, inviter, member, isMailed),
  );
  if (renewed === 0) {
    await takeBack();
    // Revoked in between, or accepted.
    await requireMember(platform, actor, "edit", id);
    throw new AppError("conflict", { messageKey: "alreadyMember" });
  }
  startJobs(platform, actor.userId);
  return viewOf(platform, actor, member.id);
}

/** Changes a member's permission. @throws AppError not_found */
export async function changeMember(
  platform: Platform,
  actor: UserActor,
  id: string,
  { permission }: MemberChange,
): Promise<MemberView> {
  const member = await requireMember(platform, actor, "edit", id);
  await writeAll(platform.db, [changeMemberRow(platform.db, actor.userId, member.id, { permission })]);
  return viewOf(platform, actor, member.id);
}

/**
 * Revokes an invitation: its link becomes invalid, and its card is unassigned. A member is removed by
 * {@link removeAndDecide}.
 * @throws AppError not_found, and as that does
 */
export async function removeMember(
  platform: Platform,
  actor: UserActor,
  id: string,
  choice: LeavingChoice = KEPT_AS_IT_IS,
): Promise<void> {
  const member = await requireMember(platform, actor, "delete", id);
  if (member.userId) return removeAndDecide(platform, actor, id, choice);
  const isOpen = isInvited(actor.userId, id);
  const [, removed = 0] = await writeAll(platform.db, [
    unassignCardOf(actor.userId, id, isOpen),
    retractInvitation(actor.userId, id, platform.now(), isOpen),
  ]);
  // Revoked in between, or accepted: an accepted member is removed.
  if (removed === 0) await removeAndDecide(platform, actor, id, choice);
}

/** A member of the actor's own team. @throws AppError not_found */
async function requireMember(
  platform: Platform,
  actor: UserActor,
  action: "edit" | "delete",
  id: string,
): Promise<MemberRow> {
  assertCan(actor, action, ownOf(actor, "member"));
  const member = await findMember(platform.db, actor.userId, id);
  if (!member) throw new AppError("not_found");
  return member;
}

async function viewOf(platform: Platform, actor: UserActor, id: string): Promise<MemberView> {
  const row = await findListedMember(platform.db, actor.userId, id);
  if (!row) throw new AppError("not_found");
  return presentMember(row, platform.now());
}
