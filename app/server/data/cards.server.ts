import { and, eq, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import type { CardContent } from "~/domain/cards/schema";
import type { ListFilter } from "~/domain/list-filter";
import type { Database } from "~/server/platform/platform.server";
import type { Condition } from "./batch.server";
import { insertWhere } from "./insert-where.server";
import { keyset, type ListPlace, sortedKeyset } from "./keyset.server";
import { countBeside } from "./restorable.server";
import { cards } from "./schema/cards.server";
import { inScope, type Scope, withinReach } from "./scope.server";
import { hasWords } from "./search-words.server";

export type CardRow = typeof cards.$inferSelect;

export interface NewCard {
  id: string;
  hash: string;
  ownerId: string;
  code: string;
  pageId: string | null;
  title: string;
  content: CardContent;
  isDuplicate: boolean;
  /** The member who creates it for themselves; one that the owner creates is unassigned. */
  memberId?: string;
  /** The template it follows. */
  templateId?: string;
  createdAt: Date;
}

const live = isNull(cards.deletedAt);
const ofMembers = (isAssigned: boolean | undefined) =>
  isAssigned === undefined ? undefined : isAssigned ? isNotNull(cards.memberId) : isNull(cards.memberId);
/** The columns that a search covers. */
const SEARCHED = [cards.title, sql`json_extract(${cards.content}, '$.header')`];
/** The condition that a name, id or hash, is the card's. */
export const isNamed = (name: string) => or(eq(cards.hash, name), eq(cards.id, name));

/**
 * Inserts a card only while its owner has fewer than `limit`, and its member none yet, decided inside the write.
 * @param onlyIf a further condition, decided there as well
 */
export function insertCard(card: NewCard, limit: number, onlyIf: SQL = sql`1`) {
  const begun = {
    version: 1,
    updatedAt: card.createdAt,
    restingAt: null,
    restorableSince: null,
    deletedBeside: null,
    deletedOf: null,
    deletedAt: null,
  };
  const row = { ...card, ...begun, memberId: card.memberId ?? null, templateId: card.templateId ?? null };
  const isWithinLimit = sql`(SELECT count(*) FROM cards WHERE owner_id = ${card.ownerId} AND deleted_at IS NULL)
    < ${limit}`;
  const hasNone = card.memberId
    ? sql`EXISTS (SELECT 1 FROM members WHERE id = ${card.memberId} AND removed_at IS NULL AND permission = 'create_delete')
      AND NOT EXISTS (SELECT 1 FROM cards WHERE member_id = ${card.memberId} AND deleted_at IS NULL)`
    : sql`1`;
  return insertWhere(cards, row, sql`${isWithinLimit} AND ${hasNone} AND ${onlyIf}`);
}

/** @returns a card that the user owns or is assigned. @param name the card's id or hash */
export async function findReachableCard(
  db: Database,
  userId: string,
  name: string,
): Promise<CardRow | undefined> {
  const [row] = await db
    .select()
    .from(cards)
    .where(and(isNamed(name), withinReach(cards, userId), live));
  return row;
}

/** @returns the card of an owner's member */
export async function findCardOfMember(
  db: Database,
  ownerId: string,
  memberId: string,
): Promise<CardRow | undefined> {
  const [row] = await db
    .select()
    .from(cards)
    .where(and(inScope(cards, { ownerId, memberId }), live));
  return row;
}

/** @returns any card by its id */
export async function findCard(db: Database, id: string): Promise<CardRow | undefined> {
  const [row] = await db.select().from(cards).where(eq(cards.id, id));
  return row;
}

/** The cards assigned to the user, across all teams: one per team. */
export function listAssignedCards(
  db: Database,
  userId: string,
  limit: number,
  after?: ListPlace,
  { search, sort }: ListFilter = {},
): Promise<CardRow[]> {
  const { older, order } = sortedKeyset(cards, sort, after);
  const memberIds = sql`(SELECT id FROM members WHERE user_id = ${userId} AND removed_at IS NULL)`;
  return db
    .select()
    .from(cards)
    .where(and(sql`${cards.memberId} IN ${memberIds}`, live, older, hasWords(search, SEARCHED)))
    .orderBy(...order)
    .limit(limit);
}

/** @returns the hashes of those ids that are the owner's cards, in one read */
export async function findOwnCardHashes(
  db: Database,
  ownerId: string,
  ids: string[],
): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: cards.id, hash: cards.hash })
    .from(cards)
    .where(
      and(
        sql`${cards.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`,
        eq(cards.ownerId, ownerId),
        live,
      ),
    );
  return new Map(rows.map(({ id, hash }) => [id, hash]));
}

/**
 * Those that match, newest first or in the requested order, starting after the cursor.
 * @param isAssigned only assigned cards, or only unassigned ones
 */
export function listOwnCards(
  db: Database,
  ownerId: string,
  limit: number,
  after?: ListPlace,
  isAssigned?: boolean,
  { search, sort }: ListFilter = {},
): Promise<CardRow[]> {
  const { older, order } = sortedKeyset(cards, sort, after);
  return db
    .select()
    .from(cards)
    .where(and(eq(cards.ownerId, ownerId), live, older, ofMembers(isAssigned), hasWords(search, SEARCHED)))
    .orderBy(...order)
    .limit(limit);
}

interface CardName {
  hash: string;
  title: string;
  header: string;
}

const nameColumns = {
  hash: cards.hash,
  title: cards.title,
  header: sql<string>`coalesce(json_extract(${cards.content}, '$.header'), '')`,
};

/** What identifies each card: newest first, without images and contacts. */
export const listOwnCardNames = (db: Database, ownerId: string, limit: number): Promise<CardName[]> =>
  listNames(db, eq(cards.ownerId, ownerId), limit);

/** The same, with the template that each follows. */
export const listOwnCardLooks = (
  db: Database,
  ownerId: string,
  limit: number,
): Promise<(CardName & { templateId: string | null })[]> =>
  db
    .select({ ...nameColumns, templateId: cards.templateId })
    .from(cards)
    .where(and(eq(cards.ownerId, ownerId), live))
    .orderBy(...keyset(cards).order)
    .limit(limit);

/** What identifies each unassigned card. */
export const listFreeCardNames = (db: Database, ownerId: string, limit: number): Promise<CardName[]> =>
  listNames(db, and(eq(cards.ownerId, ownerId), isNull(cards.memberId)), limit);

function listNames(db: Database, where: SQL | undefined, limit: number): Promise<CardName[]> {
  return db
    .select(nameColumns)
    .from(cards)
    .where(and(where, live))
    .orderBy(...keyset(cards).order)
    .limit(limit);
}

export async function countOwnCards(db: Database, ownerId: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)` })
    .from(cards)
    .where(and(eq(cards.ownerId, ownerId), live));
  return row?.count ?? 0;
}

export interface CardChange {
  title?: string;
  content?: CardContent;
  pageId?: string | null;
}

/** Changes a card in a scope; with `ifVersion` only at that version. */
export function updateCardIn(
  db: Database,
  scope: Scope,
  name: string,
  change: CardChange,
  now: Date,
  ifVersion?: number,
) {
  return db
    .update(cards)
    .set({ ...change, version: sql`${cards.version} + 1`, isDuplicate: false, updatedAt: now })
    .where(
      and(
        isNamed(name),
        inScope(cards, scope),
        live,
        ifVersion === undefined ? undefined : eq(cards.version, ifVersion),
      ),
    )
    .returning({ version: cards.version });
}

/** The condition that a card is still in a scope, inside a write: a member's while it is assigned to them. */
export const isCardIn = (scope: Scope, id: string): Condition =>
  sql`EXISTS (SELECT 1 FROM ${cards} WHERE ${and(eq(cards.id, id), inScope(cards, scope), live)})`;

/** A change beside the card's content, such as an image: a new version. */
export function touchCardIn(db: Database, scope: Scope, id: string, now: Date) {
  return db
    .update(cards)
    .set({ version: sql`${cards.version} + 1`, isDuplicate: false, updatedAt: now })
    .where(and(eq(cards.id, id), inScope(cards, scope), live));
}

export function dismissDuplicateCard(db: Database, ownerId: string, name: string) {
  return db
    .update(cards)
    .set({ isDuplicate: false })
    .where(and(isNamed(name), eq(cards.ownerId, ownerId), eq(cards.isDuplicate, true)));
}

/**
 * Deletes a card with all its content, restorable by the owner for a while; it returns to the member who had it unless
 * they gave it up themselves.
 */
export function deleteCardIn(db: Database, scope: Scope, id: string, now: Date, onlyIf: SQL = sql`1`) {
  const deletedOf = scope.memberId === undefined ? sql`${cards.memberId}` : null;
  return db
    .update(cards)
    .set({
      ...{ memberId: null, deletedOf, restorableSince: now, deletedAt: now, updatedAt: now },
      deletedBeside: countBeside(cards, sql`${cards.ownerId}`, now),
    })
    .where(and(eq(cards.id, id), inScope(cards, scope), live, onlyIf));
}
