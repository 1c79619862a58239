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
import { tryLimit } from "~/server/platform/rate-limits.server";
import { maySendTo } from "~/server/services/notifications/suppress.server";
import type { FollowedTemplate } from "../../cards/shown-card.server";
import { prefillImages } from "../follow-template.server";
import { newInvitation } from "../invite.server";

export interface RowToImport {
  owner: UserRow;
  record: MemberImportRecord;
  /** Of the owner's plan. */
  seats: number;
  place: number;
  content: RowContent;
  /** The card of the row, whose id follows from the import's. */
  cardId: string;
  card: CardContent;
  /** The look that cards of members follow. */
  template: FollowedTemplate | undefined;
  /** An earlier run made it, and its person is to be invited. */
  hasCard: boolean;
  /** Whether a seat was free when the run looked; the write decides. */
  hasSeat: boolean;
  /** Nobody could say anything about its links. */
  isUnchecked: boolean;
}

/**
 * Makes the card of a row that waits and invites its person to it, with what became of the row, in one write: all of it or
 * nothing, and done twice it is done once.
 * @returns why its person is not invited, where they were to be
 */
export async function importRow(platform: Platform, row: RowToImport): Promise<RowReason | null> {
  const { owner, record, place, cardId } = row;
  const key = { importId: record.id, place, cardId };
  const { writes, ...result } = await invitationOf(platform, row);
  await writeAll(platform.db, [
    ...(row.hasCard ? [] : cardWrites(platform, row)),
    ...writes,
    settleRow(key, { ...result, invited: result.invited && { ...result.invited, ownerId: owner.id } }),
  ]);
  return result.reason;
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
  writes: Write[];
  /** Who is invited, where somebody is. */
  invited?: { id: string; email: string };
  /** Why nobody is. */
  reason: RowReason | null;
}

/** Counts the mail, where the limits of invitations allow one. */
async function invitationOf(
  platform: Platform,
  { owner, record, seats, place, content, cardId, hasCard, hasSeat }: RowToImport,
): Promise<RowInvitation> {
  const none = (reason: RowReason | null): RowInvitation => ({ writes: [], reason });
  if (!record.invites || !(hasCard || hasSeat)) return none(null);
  const { email } = content;
  if (!email) return none("noEmail");
  if (!owner.emailVerifiedAt || !(await tryLimit(platform, "invite", owner.id))) return none("dailyLimit");
  const allowed = await maySendTo(platform, email);
  if (allowed === "limited") return none("recipientLimit");
  const memberId = derivedId("mem", record.id, place);
  const onlyIf = isInvitable(record.id, place, cardId);
  const { writes } = await newInvitation(
    platform,
    owner,
    { email, permission: record.permission },
    { seats, isMailed: allowed === "yes", onlyIf, id: memberId },
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
    invited: { id: memberId, email },
    reason: null,
  };
}
