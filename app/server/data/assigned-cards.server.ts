import { and, eq, sql } from "drizzle-orm";
import type { Database } from "~/server/platform/platform.server";
import { type Condition, statement, type Write } from "./batch.server";
import { isMember, type MemberRow } from "./members.server";
import { cards } from "./schema/cards.server";
import { members } from "./schema/team.server";

/** The condition that a card is unassigned, inside a write. */
export const isFreeCard = (cardId: string): Condition =>
  sql`EXISTS (SELECT 1 FROM cards WHERE id = ${cardId} AND member_id IS NULL AND deleted_at IS NULL)`;

/** The condition that a card is assigned to a member, inside a write. */
export const isAssigned = (cardId: string, memberId: string): Condition =>
  sql`EXISTS (SELECT 1 FROM cards WHERE id = ${cardId} AND member_id = ${memberId} AND deleted_at IS NULL)`;

/** The condition that a card is unassigned and the member has no card, inside a write. */
export const isAssignable = (ownerId: string, cardId: string, memberId: string): Condition =>
  sql`${isFreeCard(cardId)} AND ${isMember(ownerId, memberId)} AND ${hasNoCard(memberId)}`;

/**
 * Assigns an unassigned card to a member without one: of parallel assignments exactly one succeeds.
 * @param onlyIf a further condition, decided inside the write
 */
export function assignCardRow(
  db: Database,
  ownerId: string,
  cardId: string,
  memberId: string,
  onlyIf: Condition = sql`1`,
): Write {
  const isOpen = isAssignable(ownerId, cardId, memberId);
  return db
    .update(cards)
    .set({ memberId })
    .where(and(eq(cards.id, cardId), eq(cards.ownerId, ownerId), isOpen, onlyIf));
}

/** The condition that a card is unassigned or the member's, inside a write. */
export const isFreeOrOf = (cardId: string, memberId: string): Condition =>
  sql`EXISTS (SELECT 1 FROM cards WHERE id = ${cardId} AND deleted_at IS NULL
    AND (member_id IS NULL OR member_id = ${memberId}))`;

/** The condition that a member has no card, inside a write. */
export const hasNoCard = (memberId: string): Condition =>
  sql`NOT EXISTS (SELECT 1 FROM cards other WHERE other.member_id = ${memberId} AND other.deleted_at IS NULL)`;

/** The condition that a member has a card, inside a write. */
export const hasSomeCard = (memberId: string): Condition =>
  sql`EXISTS (SELECT 1 FROM cards other WHERE other.member_id = ${memberId} AND other.deleted_at IS NULL)`;

/** @param memberId the current holder: a card that was reassigned meanwhile stays */
export function unassignCardRow(
  db: Database,
  ownerId: string,
  cardId: string,
  memberId: string,
  onlyIf: Condition = sql`1`,
): Write {
  return db
    .update(cards)
    .set({ memberId: null })
    .where(and(eq(cards.id, cardId), eq(cards.ownerId, ownerId), eq(cards.memberId, memberId), onlyIf));
}

/** Unassigns any card of a member. */
export const unassignCardOf = (ownerId: string, memberId: string, when: Condition): Write =>
  statement(sql`UPDATE cards SET member_id = NULL
    WHERE owner_id = ${ownerId} AND member_id = ${memberId} AND ${when}`);

/** The members with these ids, to show with their cards. */
export async function findMembersOfCards(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, MemberRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(members)
    .where(sql`${members.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`);
  return new Map(rows.map((row) => [row.id, row]));
}
