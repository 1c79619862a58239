import { and, desc, eq, gt, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { LeavingCause, LeavingRecord } from "~/domain/team/leaving";
import type { Database } from "~/server/platform/platform.server";
import { type Condition, statement, type Write } from "./batch.server";
import { insertWhere } from "./insert-where.server";
import { users } from "./schema/accounts.server";
import { cards, codes } from "./schema/cards.server";
import { memberLeavings, members } from "./schema/team.server";
import { idsOf } from "./scope.server";

export type LeavingRow = typeof memberLeavings.$inferSelect;

/** Records that a member leaves, with their card: before the write that unassigns it. */
export function insertLeaving(
  row: { id: string; ownerId: string; memberId: string; name: string; cause: LeavingCause; createdAt: Date },
  when: Condition,
): Write {
  const cardId = sql`(SELECT id FROM cards WHERE member_id = ${row.memberId} AND deleted_at IS NULL)`;
  return insertWhere(memberLeavings, { ...row, cardId, choice: null, decidedAt: null, undoneAt: null }, when);
}

/** The condition that a leaving was recorded, inside a write behind that. */
export const isLeaving = (id: string): Condition =>
  sql`EXISTS (SELECT 1 FROM member_leavings WHERE id = ${id})`;

/** The condition that a leaving is undecided, inside a write. */
export const isOpenLeaving = (ownerId: string, id: string): Condition =>
  sql`EXISTS (SELECT 1 FROM member_leavings WHERE id = ${id} AND owner_id = ${ownerId} AND choice IS NULL)`;

/** Decides once: of two concurrent decisions the first wins. */
export function decideLeavingRow(
  ownerId: string,
  id: string,
  record: LeavingRecord,
  now: Date,
  when: Condition,
): Write {
  return statement(sql`UPDATE member_leavings SET choice = ${JSON.stringify(record)}, decided_at = ${now.getTime()}
    WHERE id = ${id} AND owner_id = ${ownerId} AND choice IS NULL AND ${when}`);
}

/** The condition that a decision is the stored one, inside a write behind it. */
export const isDecision = (id: string, decision: string): Condition =>
  sql`EXISTS (SELECT 1 FROM member_leavings WHERE id = ${id} AND json_extract(choice, '$.decision') = ${decision})`;

/** Begins to undo a decision, once. */
export function undoLeavingRow(
  row: { ownerId: string; id: string; decision: string; undo: string },
  now: Date,
  when: Condition,
): Write {
  return statement(sql`UPDATE member_leavings
    SET undone_at = ${now.getTime()}, choice = json_set(choice, '$.undo', ${row.undo})
    WHERE id = ${row.id} AND owner_id = ${row.ownerId} AND undone_at IS NULL
      AND json_extract(choice, '$.decision') = ${row.decision} AND ${when}`);
}

/** The condition that an undo is the stored one, inside a write behind it. */
export const isUndo = (id: string, undo: string): Condition =>
  sql`EXISTS (SELECT 1 FROM member_leavings WHERE id = ${id} AND json_extract(choice, '$.undo') = ${undo})`;

/** Reopens a leaving whose decision was undone. */
export const reopenLeaving = (id: string, when: Condition): Write =>
  statement(sql`UPDATE member_leavings SET choice = NULL, decided_at = NULL, undone_at = NULL
    WHERE id = ${id} AND ${when}`);

const listed = {
  leaving: memberLeavings,
  card: {
    id: cards.id,
    hash: cards.hash,
    title: cards.title,
    memberId: cards.memberId,
    deletedAt: cards.deletedAt,
    restorableSince: cards.restorableSince,
  },
  member: members,
  hasAccount: sql<boolean>`coalesce(${users.isEnabled}, 0)`.mapWith(Boolean),
};

const joined = (db: Database) =>
  db
    .select(listed)
    .from(memberLeavings)
    .leftJoin(cards, and(eq(cards.id, memberLeavings.cardId), eq(cards.ownerId, memberLeavings.ownerId)))
    .leftJoin(members, eq(members.id, memberLeavings.memberId))
    .leftJoin(users, eq(users.id, members.userId));

export type ListedLeaving = NonNullable<Awaited<ReturnType<typeof findLeaving>>>;

export async function findLeaving(db: Database, ownerId: string, id: string) {
  const [row] = await joined(db).where(and(eq(memberLeavings.id, id), eq(memberLeavings.ownerId, ownerId)));
  return row;
}

/** Undecided ones whose card is unassigned, and those that can still be undone; newest first. */
export function listLeavingRows(db: Database, ownerId: string, undoSince: Date, limit: number) {
  const isOpen = and(isNull(memberLeavings.choice), isNull(cards.memberId), isNull(cards.deletedAt));
  const isRecent = and(
    isNotNull(memberLeavings.choice),
    isNull(memberLeavings.undoneAt),
    gt(memberLeavings.decidedAt, undoSince),
  );
  return joined(db)
    .where(and(eq(memberLeavings.ownerId, ownerId), isNotNull(memberLeavings.cardId), or(isOpen, isRecent)))
    .orderBy(desc(memberLeavings.createdAt), desc(memberLeavings.id))
    .limit(limit);
}

/** The redirect of each of a card's codes, including removed ones. */
export async function listCodeLeads(db: Database, ownerId: string, cardId: string) {
  return db
    .select({ code: codes.code, card: codes.leadsToCard, page: codes.leadsToPage })
    .from(codes)
    .where(and(eq(codes.cardId, cardId), eq(codes.ownerId, ownerId)));
}

/** Redirects all codes of a card to a member's card, or to a page; with neither, back to the card itself. */
export function leadCodes(
  ownerId: string,
  cardId: string,
  { cardOf = "", page = null }: { cardOf?: string; page?: string | null },
  when: Condition,
): Write {
  const card = sql`(SELECT id FROM cards led WHERE led.member_id = ${cardOf} AND led.deleted_at IS NULL)`;
  return statement(sql`UPDATE codes SET leads_to_card = ${card}, leads_to_page = ${page}
    WHERE card_id = ${cardId} AND owner_id = ${ownerId} AND ${when}`);
}

/** The condition that an owner has a page, inside a write. */
export const isOwnPage = (ownerId: string, page: string): Condition =>
  sql`EXISTS (SELECT 1 FROM pages WHERE id = ${page} AND owner_id = ${ownerId} AND deleted_at IS NULL)`;

/** Restores the codes' former redirects. */
export const leadCodesBack = (
  ownerId: string,
  cardId: string,
  before: LeavingRecord["codesBefore"],
  when: Condition,
): Write =>
  statement(sql`UPDATE codes SET leads_to_card = json_extract(led.value, '$.card'), leads_to_page = json_extract(led.value, '$.page')
    FROM json_each(${JSON.stringify(before)}) AS led
    WHERE codes.code = json_extract(led.value, '$.code') AND codes.card_id = ${cardId} AND codes.owner_id = ${ownerId} AND ${when}`);

/** Lets a member see the contacts of former ones. */
export const grantContacts = (
  ownerId: string,
  memberId: string,
  former: readonly string[],
  when: Condition,
): Write =>
  statement(sql`UPDATE members SET sees_contacts_of = (SELECT json_group_array(value) FROM (
      SELECT value FROM json_each(sees_contacts_of) UNION SELECT value FROM json_each(${JSON.stringify(former)})))
    WHERE id = ${memberId} AND owner_id = ${ownerId} AND ${when}`);

/**
 * Revokes that, also from members it was passed on to since.
 * @param returned the former member: they keep what they saw before
 */
export const ungrantContacts = (
  ownerId: string,
  returned: string,
  former: readonly string[],
  when: Condition,
): Write => {
  const ids = idsOf(former);
  return statement(sql`UPDATE members SET sees_contacts_of = (SELECT json_group_array(value) FROM json_each(sees_contacts_of)
      WHERE value NOT IN ${ids})
    WHERE owner_id = ${ownerId} AND id <> ${returned} AND ${when}
      AND EXISTS (SELECT 1 FROM json_each(sees_contacts_of) WHERE value IN ${ids})`);
};

/** Offers a former member a file of the contacts they met, until an instant; null withdraws the offer. */
export const offerContacts = (
  ownerId: string,
  memberId: string,
  until: Date | null,
  when: Condition,
): Write =>
  statement(sql`UPDATE members SET export_until = ${until?.getTime() ?? null}
    WHERE id = ${memberId} AND owner_id = ${ownerId} AND user_id IS NOT NULL AND ${when}`);

/** Reinstates a member, as they were. */
export const returnMember = (ownerId: string, memberId: string, when: Condition): Write =>
  statement(sql`UPDATE members SET removed_at = NULL, export_until = NULL
    WHERE id = ${memberId} AND owner_id = ${ownerId} AND removed_at IS NOT NULL AND ${when}`);

/** The condition that a member can be reinstated: their account exists, and they were not invited again. */
export const isReturnable = (ownerId: string, memberId: string): Condition =>
  sql`EXISTS (SELECT 1 FROM members JOIN users ON users.id = members.user_id AND users.is_enabled = 1
    WHERE members.id = ${memberId} AND members.owner_id = ${ownerId} AND members.removed_at IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM members other WHERE other.owner_id = members.owner_id AND other.removed_at IS NULL
        AND (other.email = members.email OR other.user_id = members.user_id)))`;

/** The contact files offered to an account as a former member, with each team's name. */
export function listContactOffers(db: Database, userId: string, now: Date, limit: number) {
  return db
    .select({ id: members.id, ownerId: members.ownerId, team: users.name, until: members.exportUntil })
    .from(members)
    .innerJoin(users, and(eq(users.id, members.ownerId), eq(users.isEnabled, true)))
    .where(and(eq(members.userId, userId), isNotNull(members.removedAt), gt(members.exportUntil, now)))
    .orderBy(desc(members.exportUntil))
    .limit(limit);
}

/** Names of an owner's members and invitees. */
export async function listTeamPeople(db: Database, ownerId: string, limit: number) {
  return db
    .select({
      id: members.id,
      email: members.email,
      name: users.name,
      userId: members.userId,
      card: cards.title,
    })
    .from(members)
    .leftJoin(users, eq(users.id, members.userId))
    .leftJoin(cards, and(eq(cards.memberId, members.id), isNull(cards.deletedAt)))
    .where(and(eq(members.ownerId, ownerId), isNull(members.removedAt)))
    .orderBy(users.name, members.email)
    .limit(limit);
}
