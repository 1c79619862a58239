import type { UserActor } from "~/domain/accounts/actor";
import { cardLimit, isPaid } from "~/domain/billing/entitlement";
import { AppError, invalidField } from "~/domain/errors";
import { newId } from "~/domain/ids";
import { LEAVING_EXPORT_MS, type LeavingChoice, type LeavingRecord } from "~/domain/team/leaving";
import { assignCardRow, hasNoCard, hasSomeCard, isFreeCard } from "~/server/data/assigned-cards.server";
import { allOf, type Condition, type Write } from "~/server/data/batch.server";
import { type CardRow, deleteCardIn } from "~/server/data/cards.server";
import {
  decideLeavingRow,
  grantContacts,
  isDecision,
  isOwnPage,
  leadCodes,
  listCodeLeads,
  offerContacts,
} from "~/server/data/leavings.server";
import { findMember, findMemberByEmail, isMember, type MemberRow } from "~/server/data/members.server";
import { fillCardSeats } from "~/server/data/plan-limits.server";
import { findUser } from "~/server/data/users.server";
import type { Platform } from "~/server/platform/platform.server";
import { notify } from "~/server/services/notifications/notify.server";
import { assignedNotice } from "./card-notices.server";
import { admitInvitation, newInvitation, requireInviter } from "./invite.server";

/** The leaving member, with the card they had. */
export interface Leaver {
  leavingId: string;
  /** The ended membership; what it was allowed to see passes to a successor. */
  member: Pick<MemberRow, "id" | "userId" | "seesContactsOf">;
  card?: Pick<CardRow, "id" | "hash" | "title">;
}

/** A decision that is not written yet. */
export interface Decision {
  /** What is required for it to be made, beside the leaver's own state. */
  isPossible: Condition;
  /** That it was made, behind the first of `writes`. */
  holds: Condition;
  /** Ahead of the record of the leaving: the invitation of a successor. */
  first: Write[];
  /** The decision and its consequences. */
  writes: Write[];
  /** The users it notifies. */
  told: string[];
  /** Uncounts the invitation where none was made. @param written how many rows each write of the batch changed */
  countsOnly: (written: readonly number[]) => Promise<void>;
}

/**
 * An owner's decision, as writes of one batch: where the first of `writes` is not made, none is.
 * @param when the leaver's own state for which `first` is valid
 * @throws AppError not_found for the successor, payment_required where a card is handed over without a plan, invalid
 *   (leavingNoAccount on `offersExport`, inviteSelf on `invite`), and as inviting does
 */
export async function planDecision(
  platform: Platform,
  actor: UserActor,
  { leavingId, member, card }: Leaver,
  choice: LeavingChoice,
  when: Condition,
): Promise<Decision> {
  const { db } = platform;
  const now = platform.now();
  const ownerId = actor.userId;
  if (choice.card === "successor" && !isPaid(actor.plan, now))
    throw new AppError("payment_required", { field: "member" });
  if (choice.offersExport && !member.userId) throw invalidField("offersExport", "leavingNoAccount");
  const ledToPage = choice.codes === "page" ? isOwnPage(ownerId, choice.page ?? "") : allOf();
  const onlyIf = allOf(when, ledToPage);
  const successor = await successorOf(platform, actor, member.id, choice, onlyIf);
  const decision = newId("aud");
  const granted = choice.seesEarlier && successor ? [member.id, ...member.seesContactsOf] : [];
  const record: LeavingRecord = {
    ...choice,
    ...{ decision, granted, codesBefore: card ? await listCodeLeads(db, ownerId, card.id) : [] },
    ...(successor?.isInvited && { invited: successor.id }),
  };
  const holds = isDecision(leavingId, decision);
  const isFree = card ? isFreeCard(card.id) : allOf();
  const until = new Date(now.getTime() + LEAVING_EXPORT_MS);
  const isPossible = allOf(ledToPage, canSucceed(ownerId, choice, successor?.id));
  return {
    ...{ isPossible, holds },
    first: successor?.invitation.slice(0, 1) ?? [],
    // The invitation is the first write of all.
    countsOnly: async ([invited = 0]) => {
      if (invited === 0) await successor?.takeBack?.();
    },
    writes: [
      decideLeavingRow(ownerId, leavingId, record, now, allOf(isFree, isPossible)),
      ...(successor?.invitation.slice(1) ?? []),
      ...(card ? cardWrites(platform, actor, card, choice, successor, holds) : []),
      ...(successor && granted.length > 0 ? [grantContacts(ownerId, successor.id, granted, holds)] : []),
      ...(choice.offersExport && member.userId
        ? [
            offerContacts(ownerId, member.id, until, holds),
            ...notify(
              platform,
              {
                userId: member.userId,
                dedupeKey: `contactsOffered:${decision}`,
                kind: "contactsOffered",
                payload: { name: await nameOf(platform, actor), date: until.toISOString() },
              },
              { when: holds },
            ),
          ]
        : []),
    ],
    told: [successor?.userId, choice.offersExport ? member.userId : null].filter((id) => id != null),
  };
}

interface Successor {
  id: string;
  userId: string | null;
  isInvited: boolean;
  invitation: Write[];
  /** Uncounts the invitation. */
  takeBack?: () => Promise<void>;
}

async function successorOf(
  platform: Platform,
  actor: UserActor,
  leaverId: string,
  { successor, invite }: LeavingChoice,
  onlyIf: Condition,
): Promise<Successor | undefined> {
  const { db } = platform;
  const known = invite
    ? await findMemberByEmail(db, actor.userId, invite)
    : successor
      ? await findMember(db, actor.userId, successor)
      : undefined;
  if (known?.id === leaverId || (successor && !known)) throw new AppError("not_found");
  if (known) return { id: known.id, userId: known.userId, isInvited: false, invitation: [] };
  if (!invite) return undefined;
  const inviter = await requireInviter(platform, actor);
  if (invite === inviter.email) throw invalidField("invite", "inviteSelf");
  const { isMailed, takeBack } = await admitInvitation(platform, actor.userId, invite);
  const seats = cardLimit(actor.plan, platform.now());
  const input = { email: invite, permission: "edit" as const };
  const { id, writes } = await newInvitation(platform, inviter, input, { seats, isMailed, onlyIf });
  return { id, userId: null, isInvited: true, invitation: writes, takeBack };
}

/** The card's new holder must have none, and a holder that codes are redirected to must have one. */
function canSucceed(ownerId: string, { card, codes }: LeavingChoice, successor = ""): Condition {
  const isIn = isMember(ownerId, successor);
  if (card === "successor") return allOf(isIn, hasNoCard(successor));
  return codes === "card" ? allOf(isIn, hasSomeCard(successor)) : allOf();
}

function cardWrites(
  platform: Platform,
  actor: UserActor,
  card: Pick<CardRow, "id" | "hash" | "title">,
  choice: LeavingChoice,
  successor: Successor | undefined,
  holds: Condition,
): Write[] {
  const { db } = platform;
  const now = platform.now();
  const ownerId = actor.userId;
  const writes: Write[] = [];
  if (choice.card === "successor" && successor) {
    writes.push(assignCardRow(db, ownerId, card.id, successor.id, holds));
    const { id: memberId, userId } = successor;
    if (userId) writes.push(...assignedNotice(platform, card, { memberId, userId }));
  }
  if (choice.card === "retire") {
    writes.push(deleteCardIn(db, { ownerId }, card.id, now, holds));
    if (isPaid(actor.plan, now)) writes.push(fillCardSeats(ownerId, cardLimit(actor.plan, now)));
  }
  if (choice.codes !== "stay") {
    // After a handover it is the successor's card itself.
    const cardOf = choice.codes === "card" && choice.card !== "successor" ? successor?.id : undefined;
    const page = choice.codes === "page" ? choice.page : undefined;
    writes.push(leadCodes(ownerId, card.id, { cardOf, page }, holds));
  }
  return writes;
}

async function nameOf(platform: Platform, actor: UserActor): Promise<string> {
  return (await findUser(platform.db, actor.userId))?.name ?? "";
}
