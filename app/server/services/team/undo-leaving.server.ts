import type { UserActor } from "~/domain/accounts/actor";
import { cardLimit } from "~/domain/billing/entitlement";
import { AppError } from "~/domain/errors";
import { newId } from "~/domain/ids";
import { assertCan, ownOf } from "~/domain/permissions";
import { LEAVING_UNDO_MS, type LeavingRecord } from "~/domain/team/leaving";
import { assignCardRow, isFreeCard, isFreeOrOf, unassignCardRow } from "~/server/data/assigned-cards.server";
import { insertAuditWhere } from "~/server/data/audit.server";
import { allOf, anyOf, type Condition, type Write, writeAll } from "~/server/data/batch.server";
import { countOwnCards } from "~/server/data/cards.server";
import { hasSeatFor, isRetired, restoreDeletedCard } from "~/server/data/deleted-cards.server";
import { retractInvitation } from "~/server/data/invitations.server";
import {
  isReturnable,
  isUndo,
  type ListedLeaving,
  leadCodes,
  leadCodesBack,
  offerContacts,
  reopenLeaving,
  returnMember,
  undoLeavingRow,
  ungrantContacts,
} from "~/server/data/leavings.server";
import { findMemberByEmail } from "~/server/data/members.server";
import { findUser } from "~/server/data/users.server";
import { startJobs } from "~/server/platform/job-queue.server";
import type { Platform } from "~/server/platform/platform.server";
import { notify } from "~/server/services/notifications/notify.server";
import { followChanges } from "~/server/services/passes/follow-changes.server";
import { notifyUnassigned } from "./card-notices.server";
import { requireLeaving } from "./leavings.server";

/**
 * Undoes, within a day, the actor's decision on a leaving: the card, its codes, the visible contacts and the offer of a
 * file are as before. A removed member is reinstated, as they were; one who left by themselves stays out, and their
 * card is undecided again.
 * @throws AppError not_found; gone (leavingUndoOver); conflict (leavingUndone, leavingCardTaken, leavingNoReturn);
 *   limit_reached (cardLimit)
 */
export async function undoLeaving(platform: Platform, actor: UserActor, id: string): Promise<void> {
  assertCan(actor, "edit", ownOf(actor, "member"));
  const { db } = platform;
  const ownerId = actor.userId;
  const now = platform.now();
  const found = await requireLeaving(platform, actor.userId, id);
  const { leaving, card } = found;
  const record = leaving.choice;
  if (!record || leaving.undoneAt) throw new AppError("conflict", { messageKey: "leavingUndone" });
  if ((leaving.decidedAt?.getTime() ?? 0) <= now.getTime() - LEAVING_UNDO_MS)
    throw new AppError("gone", { messageKey: "leavingUndoOver" });
  const successorId = record.invited ?? record.successor;
  const heldBy = record.card === "successor" ? card?.memberId : null;
  const undo = newId("aud");
  const holds = isUndo(id, undo);
  const isRemoved = leaving.cause === "removed";
  const when = allOf(
    cardIsThere(platform, actor, found, record),
    ...(isRemoved ? [isReturnable(ownerId, leaving.memberId)] : []),
  );
  const owner = await findUser(db, ownerId);
  const entry = { actorId: ownerId, action: "leaving.undo", thing: id, requestId: platform.requestId };
  const userId = found.member?.userId;
  const [undone = 0] = await writeAll(db, [
    undoLeavingRow({ ownerId, id, decision: record.decision, undo }, now, when),
    ...(card ? cardBack(platform, actor, card.id, record, successorId, holds) : []),
    ...(record.granted.length > 0 ? [ungrantContacts(ownerId, leaving.memberId, record.granted, holds)] : []),
    ...(record.invited ? [retractInvitation(ownerId, record.invited, now, holds)] : []),
    offerContacts(ownerId, leaving.memberId, null, holds),
    insertAuditWhere(entry, now, holds),
    ...(isRemoved && userId
      ? [
          returnMember(ownerId, leaving.memberId, holds),
          ...(card ? [assignCardRow(db, ownerId, card.id, leaving.memberId, holds)] : []),
          ...notify(
            platform,
            { userId, dedupeKey: `rejoined:${undo}`, kind: "rejoined", payload: { name: owner?.name ?? "" } },
            { when: holds },
          ),
        ]
      : [reopenLeaving(id, holds)]),
  ]);
  if (undone === 0) throw await refusal(platform, actor, id, record);
  if (card && heldBy && heldBy === successorId)
    await notifyUnassigned(platform, { ...card, ownerId, memberId: heldBy });
  if (isRemoved && userId) startJobs(platform, userId);
  platform.defer(followChanges(platform));
}

/** The card is as the decision left it: not reassigned, and for a retired one a seat is free. */
function cardIsThere(
  platform: Platform,
  actor: UserActor,
  { card }: ListedLeaving,
  record: LeavingRecord,
): Condition {
  if (!card) return allOf();
  if (record.card === "retire") {
    const limit = cardLimit(actor.plan, platform.now());
    const isAway = isRetired(actor.userId, card.id, platform.now());
    return anyOf(allOf(isAway, hasSeatFor(actor.userId, limit)), isFreeCard(card.id));
  }
  const successor = record.invited ?? record.successor;
  if (record.card === "keep" || !successor) return isFreeCard(card.id);
  return isFreeOrOf(card.id, successor);
}

function cardBack(
  platform: Platform,
  actor: UserActor,
  cardId: string,
  { card, codesBefore }: LeavingRecord,
  successorId: string | undefined,
  holds: Condition,
): Write[] {
  const { db } = platform;
  const ownerId = actor.userId;
  const now = platform.now();
  const limit = cardLimit(actor.plan, now);
  return [
    ...(card === "retire" ? [restoreDeletedCard(db, ownerId, cardId, limit, now, holds)] : []),
    ...(card === "successor" && successorId
      ? [unassignCardRow(db, ownerId, cardId, successorId, holds)]
      : []),
    // Also restores codes that a later decision redirected.
    leadCodes(ownerId, cardId, {}, holds),
    leadCodesBack(ownerId, cardId, codesBefore, holds),
  ];
}

/** Why a decision was not undone. */
async function refusal(
  platform: Platform,
  actor: UserActor,
  id: string,
  record: LeavingRecord,
): Promise<AppError> {
  const { leaving, card, member, hasAccount } = await requireLeaving(platform, actor.userId, id);
  const now = leaving.choice;
  if (now?.decision !== record.decision || leaving.undoneAt)
    return new AppError("conflict", { messageKey: "leavingUndone" });
  if (leaving.cause === "removed") {
    if (!hasAccount) return new AppError("conflict", { messageKey: "leavingNoReturn" });
    const again = member && (await isThereAgain(platform, actor, member.email));
    if (again) return new AppError("conflict", { messageKey: "alreadyInvited" });
  }
  if (record.card === "retire" && card?.restorableSince) {
    const used = await countOwnCards(platform.db, actor.userId);
    if (used >= cardLimit(actor.plan, platform.now()))
      return new AppError("limit_reached", { messageKey: "cardLimit" });
  }
  return new AppError("conflict", { messageKey: "leavingCardTaken" });
}

async function isThereAgain(platform: Platform, actor: UserActor, email: string): Promise<boolean> {
  return (await findMemberByEmail(platform.db, actor.userId, email)) !== undefined;
}
