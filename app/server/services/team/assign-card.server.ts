import type { UserActor } from "~/domain/accounts/actor";
import { cardLimit } from "~/domain/billing/entitlement";
import { AppError } from "~/domain/errors";
import type { AssignInput } from "~/domain/team/member";
import {
  assignCardRow,
  isAssignable,
  isAssigned,
  isFreeCard,
  unassignCardRow,
} from "~/server/data/assigned-cards.server";
import { type AuditEntry, insertAudit, insertAuditWhere } from "~/server/data/audit.server";
import { type Condition, type Write, writeAll } from "~/server/data/batch.server";
import { leadCodes } from "~/server/data/leavings.server";
import { changeMemberRow, findMemberByEmail, type MemberRow } from "~/server/data/members.server";
import { startJobs } from "~/server/platform/job-queue.server";
import type { Platform } from "~/server/platform/platform.server";
import { getCard, type HeldCard, requireCard, type SavedCard } from "~/server/services/cards/get-card.server";
import { assignedNotice, notifyUnassigned } from "./card-notices.server";
import { admitInvitation, newInvitation, requireInviter } from "./invite.server";

/**
 * Assigns a card to a member, by address; an unknown address is invited to the team. Codes that were redirected at a
 * leaving point to their card again. Of parallel assignments of one card, and of one member, one is made.
 * @param name the card's id or hash
 * @throws AppError not_found, payment_required, forbidden (emailUnverified), conflict (cardAssigned, memberHasCard),
 *   invalid (inviteSelf on `email`), limit_reached (invitationLimit), rate_limited
 */
export async function assignCard(
  platform: Platform,
  actor: UserActor,
  name: string,
  input: AssignInput,
): Promise<SavedCard> {
  const card = await requireCard(platform, actor, "assign", name);
  const inviter = await requireInviter(platform, actor);
  if (input.email === inviter.email)
    throw new AppError("invalid", { field: "email", messageKey: "inviteSelf" });
  if (card.memberId) throw new AppError("conflict", { messageKey: "cardAssigned" });
  const known = await findMemberByEmail(platform.db, actor.userId, input.email);
  const permission = input.permission ?? known?.permission ?? "edit";
  if (known) await assignTo(platform, actor, card, { ...known, permission });
  else {
    const asked = { email: input.email, permission };
    const { isMailed, takeBack } = await admitInvitation(platform, actor.userId, input.email);
    const seats = cardLimit(actor.plan, platform.now());
    const onlyIf = isFreeCard(card.id);
    const { id, writes } = await newInvitation(platform, inviter, asked, { seats, isMailed, onlyIf });
    const [invited = 0, assigned = 0] = await writeAll(platform.db, [
      ...writes.slice(0, 1),
      assignCardRow(platform.db, actor.userId, card.id, id),
      leadCodes(actor.userId, card.id, {}, isAssigned(card.id, id)),
      ...writes.slice(1),
      assignEntry(platform, actor, card, isAssigned(card.id, id)),
    ]);
    if (invited === 0) await takeBack();
    if (invited === 0 || assigned === 0) throw await refusal(platform, actor, card, input.email);
    startJobs(platform, actor.userId);
  }
  return getCard(platform, actor, card.id);
}

async function assignTo(
  platform: Platform,
  actor: UserActor,
  card: HeldCard,
  member: MemberRow,
): Promise<void> {
  const { id, permission, userId } = member;
  // Accompanying writes come before the assignment, while its condition still determines whether it is made.
  const isOpen = isAssignable(actor.userId, card.id, id);
  const [, , assigned = 0] = await writeAll(platform.db, [
    changeMemberRow(platform.db, actor.userId, id, { permission }, isOpen),
    assignEntry(platform, actor, card, isOpen),
    assignCardRow(platform.db, actor.userId, card.id, id),
    leadCodes(actor.userId, card.id, {}, isAssigned(card.id, id)),
    ...(userId ? assignedNotice(platform, card, { memberId: id, userId }) : []),
  ]);
  if (assigned === 0) throw await refusal(platform, actor, card, member.email);
  if (userId) startJobs(platform, userId);
}

/**
 * Unassigns a card from its member: it disappears from their dashboard with the next request.
 * @throws AppError not_found
 */
export async function unassignCard(platform: Platform, actor: UserActor, name: string): Promise<SavedCard> {
  const card = await requireCard(platform, actor, "assign", name);
  if (card.memberId) {
    const [unassigned = 0] = await writeAll(platform.db, [
      unassignCardRow(platform.db, actor.userId, card.id, card.memberId),
      insertAudit(platform.db, entryOf(platform, actor, "card.unassign", card), platform.now()),
    ]);
    if (unassigned > 0) await notifyUnassigned(platform, card);
  }
  return getCard(platform, actor, card.id);
}

const assignEntry = (platform: Platform, actor: UserActor, card: HeldCard, when: Condition): Write =>
  insertAuditWhere(entryOf(platform, actor, "card.assign", card), platform.now(), when);

const entryOf = (
  { requestId }: Platform,
  { userId }: UserActor,
  action: string,
  { id }: HeldCard,
): AuditEntry => ({
  actorId: userId,
  action,
  thing: id,
  requestId,
});

/** Why an assignment was not made: the card is assigned, the member has one, or too many invitations are open. */
async function refusal(
  platform: Platform,
  actor: UserActor,
  { id }: HeldCard,
  email: string,
): Promise<AppError> {
  const { memberId } = await requireCard(platform, actor, "assign", id);
  if (memberId) return new AppError("conflict", { messageKey: "cardAssigned" });
  if (await findMemberByEmail(platform.db, actor.userId, email))
    return new AppError("conflict", { messageKey: "memberHasCard" });
  return new AppError("limit_reached", { messageKey: "invitationLimit" });
}
