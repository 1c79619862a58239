import type { CardContent } from "~/domain/cards/schema";
import { derivedId, newCode, newHash } from "~/domain/ids";
import type { RowContent, RowReason } from "~/domain/team/import/row";
import { assignCardRow, isAssigned } from "~/server/data/assigned-cards.server";
import { insertAuditWhere } from "~/server/data/audit.server";
import { type Write, writeAll } from "~/server/data/batch.server";
import { insertCard } from "~/server/data/cards.server";
import { insertCode } from "~/server/data/codes.server";
import { insertCardLinkCheck } from "~/server/data/link-checks.server";
import {
  isInvitable,
  isWaiting,
  type MemberImportRecord,
  settleRow,
} from "~/server/data/member-imports.server";
import type { UserRow } from "~/server/data/users.server";
import type { Platform } from "~/server/platform/platform.server";
import type { FollowedTemplate } from "../../cards/shown-card.server";
import { prefillImages } from "../follow-template.server";
import { newInvitation, tryInvitation } from "../invite.server";

export interface RowToImport {
  owner: UserRow;
  record: MemberImportRecord;
  /** The seats of the owner's plan. */
  seats: number;
  place: number;
  content: RowContent;
  /** The card of the row, whose id is derived from the import's. */
  cardId: string;
  card: CardContent;
  /** The template that members' cards follow. */
  template: FollowedTemplate | undefined;
  /** Created by an earlier run; only the invitation is pending. */
  hasCard: boolean;
  /** Whether a seat was free at the run's check; the write decides. */
  hasSeat: boolean;
  /** Its links could not be checked. */
  isUnchecked: boolean;
}

/**
 * Creates the card of a waiting row and its invitation, with the row's outcome, in one write: atomic and idempotent.
 * @returns why the person was not invited, where they were to be
 */
export async function importRow(platform: Platform, row: RowToImport): Promise<RowReason | null> {
  const { owner, record, place, cardId } = row;
  const key = { importId: record.id, place, cardId };
  const { writes, takeBack, reason, invited } = await invitationOf(platform, row);
  const making = row.hasCard ? [] : cardWrites(platform, row);
  const written = await writeAll(platform.db, [
    ...making,
    ...writes,
    settleRow(key, { reason, invited: invited && { ...invited, ownerId: owner.id } }),
  ]);
  if (!written[making.length]) await takeBack?.();
  return reason;
}

function cardWrites(
  platform: Platform,
  { owner, record, seats, place, cardId: id, card, template, isUnchecked }: RowToImport,
) {
  const now = platform.now();
  const names = { hash: newHash(), code: newCode() };
  const row = {
    ...{ id, ownerId: owner.id, pageId: null, isDuplicate: false, createdAt: now },
    ...{ ...names, title: card.title, content: card, templateId: template?.row.id },
  };
  return [
    insertCard(row, seats, isWaiting(record.id, place)),
    insertCode({ code: names.code, ownerId: owner.id, cardId: id, createdAt: now }),
    ...(template ? prefillImages(template, [id], now) : []),
    ...(isUnchecked ? [insertCardLinkCheck({ id, ownerId: owner.id, version: 1 }, now)] : []),
  ];
}

interface RowInvitation {
  /** The first creates the invitation. */
  writes: Write[];
  /** Uncounts it. */
  takeBack?: () => Promise<void>;
  /** The invitee, if there is one. */
  invited?: { id: string; email: string };
  /** Why none was invited. */
  reason: RowReason | null;
}

/** Counts the mail, where the invitation limits allow one. */
async function invitationOf(
  platform: Platform,
  { owner, record, seats, place, content, cardId, hasCard, hasSeat }: RowToImport,
): Promise<RowInvitation> {
  const none = (reason: RowReason | null): RowInvitation => ({ writes: [], reason });
  if (!record.invites || !(hasCard || hasSeat)) return none(null);
  const { email } = content;
  if (!email) return none("noEmail");
  const admission = owner.emailVerifiedAt ? await tryInvitation(platform, owner.id, email) : "dailyLimit";
  if (typeof admission === "string") return none(admission);
  const { isMailed, takeBack } = admission;
  const memberId = derivedId("mem", record.id, place);
  const onlyIf = isInvitable(record.id, place, cardId);
  const { writes } = await newInvitation(
    platform,
    owner,
    { email, permission: record.permission },
    { seats, isMailed, onlyIf, id: memberId },
  );
  const now = platform.now();
  const entry = { actorId: owner.id, action: "card.assign", thing: cardId, requestId: platform.requestId };
  return {
    writes: [
      ...writes.slice(0, 1),
      assignCardRow(platform.db, owner.id, cardId, memberId),
      ...writes.slice(1),
      insertAuditWhere(entry, now, isAssigned(cardId, memberId)),
    ],
    takeBack,
    invited: { id: memberId, email },
    reason: null,
  };
}
