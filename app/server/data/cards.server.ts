import { and, desc, eq, gt, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import type { CardContent } from "~/domain/cards/schema";
import { restorableUntil } from "~/domain/deleted";
import { LIMITS } from "~/domain/limits";
import type { ListFilter } from "~/domain/list-filter";
import type { Database } from "~/server/platform/platform.server";
import { type Condition, statement, type Write } from "./batch.server";
import { shownSince, shownVersion } from "./card-templates.server";
import { insertWhere } from "./insert-where.server";
import { keyset, type ListPlace, sortedKeyset } from "./keyset.server";
import { ownerZone } from "./owner-zone.server";
import { entitlements, users } from "./schema/accounts.server";
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
  /** The member who makes it for themselves; of the team's owner it is nobody's yet. */
  memberId?: string;
  /** The look that it follows. */
  templateId?: string;
  createdAt: Date;
}

const live = isNull(cards.deletedAt);
const ofMembers = (isAssigned: boolean | undefined) =>
  isAssigned === undefined ? undefined : isAssigned ? isNotNull(cards.memberId) : isNull(cards.memberId);
/** Where the words of a search are looked for. */
const SEARCHED = [cards.title, sql`json_extract(${cards.content}, '$.header')`];
const named = (name: string) => or(eq(cards.hash, name), eq(cards.id, name));

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

/** @returns a card that is somebody's own, or assigned to them. @param name the card's id or hash */
export async function findReachableCard(
  db: Database,
  userId: string,
  name: string,
): Promise<CardRow | undefined> {
  const [row] = await db
    .select()
    .from(cards)
    .where(and(named(name), withinReach(cards, userId), live));
  return row;
}

/** @returns the owner's card. @param name the card's id or hash */
export async function findOwnCard(db: Database, ownerId: string, name: string): Promise<CardRow | undefined> {
  const [row] = await db
    .select()
    .from(cards)
    .where(and(named(name), inScope(cards, { ownerId }), live));
  return row;
}

/** @returns the card that a member of an owner's has */
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

/** @returns a card of anybody's by its id */
export async function findCard(db: Database, id: string): Promise<CardRow | undefined> {
  const [row] = await db.select().from(cards).where(eq(cards.id, id));
  return row;
}

/** The cards that are assigned to somebody, of all teams: one each. */
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

/** @returns the hashes of those of the ids that are the owner's cards, in one read */
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

/** Those that fit, newest first or in the order asked for, from after the cursor on. @param isAssigned whether only those that a member has, or that none has */
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

/** What a card is told by, of each: newest first, without its images and contacts. */
export const listOwnCardNames = (db: Database, ownerId: string, limit: number): Promise<CardName[]> =>
  listNames(db, eq(cards.ownerId, ownerId), limit);

/** The same, with the look that each follows. */
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

/** What a card is told by, of those that nobody has. */
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

/** Changes a card in a scope; with `ifVersion` only when nobody saved in between. */
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
        named(name),
        inScope(cards, scope),
        live,
        ifVersion === undefined ? undefined : eq(cards.version, ifVersion),
      ),
    )
    .returning({ version: cards.version });
}

/** A change of the card beside its content, such as an image: a new version. */
/** The condition that a card is in a scope still, inside a write: a member's as long as it is assigned to them. */
export const isCardIn = (scope: Scope, id: string): Condition =>
  sql`EXISTS (SELECT 1 FROM ${cards} WHERE ${and(eq(cards.id, id), inScope(cards, scope), live)})`;

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
    .where(and(named(name), eq(cards.ownerId, ownerId), eq(cards.isDuplicate, true)));
}

/**
 * Takes a card from everybody with all that it was: its owner can put it back for a while, to the member who had it
 * unless they gave it back themselves.
 */
export function deleteCardIn(db: Database, scope: Scope, id: string, now: Date, onlyIf: SQL = sql`1`) {
  const deletedOf = scope.memberId === undefined ? sql`${cards.memberId}` : null;
  return db
    .update(cards)
    .set({ memberId: null, deletedOf, restorableSince: now, deletedAt: now, updatedAt: now })
    .where(and(eq(cards.id, id), inScope(cards, scope), live, onlyIf));
}

const restorable = (ownerId: string, now: Date) =>
  and(
    eq(cards.ownerId, ownerId),
    gt(cards.restorableSince, restorableUntil(now)),
    isNotNull(cards.deletedAt),
  );

/**
 * Puts back a deleted card while its owner has fewer than `limit`, to the member whom it was deleted of where they are
 * still there and have no other. A new version: phones that hold its pass ask by that.
 */
export function restoreDeletedCard(
  db: Database,
  ownerId: string,
  name: string,
  limit: number,
  now: Date,
  onlyIf: SQL = sql`1`,
) {
  return db
    .update(cards)
    .set({
      ...{ restorableSince: null, deletedOf: null, deletedAt: null, restingAt: null, updatedAt: now },
      memberId: sql`(SELECT members.id FROM members WHERE members.id = ${cards.deletedOf}
        AND members.owner_id = ${ownerId} AND members.removed_at IS NULL
        AND NOT EXISTS (SELECT 1 FROM cards other WHERE other.member_id = members.id AND other.deleted_at IS NULL))`,
      version: sql`${cards.version} + 1`,
    })
    .where(and(named(name), restorable(ownerId, now), hasSeatFor(ownerId, limit), onlyIf));
}

/** The condition that a card is deleted and can be put back, inside a write. */
export const isRetired = (ownerId: string, id: string, now: Date): SQL =>
  sql`EXISTS (SELECT 1 FROM cards WHERE id = ${id} AND ${restorable(ownerId, now)})`;

/** The condition that an owner has fewer than `limit` cards, inside a write. */
export const hasSeatFor = (ownerId: string, limit: number): SQL =>
  sql`(SELECT count(*) FROM cards own WHERE own.owner_id = ${ownerId} AND own.deleted_at IS NULL) < ${limit}`;

/** @returns what putting a deleted card back depends on. @param name the card's id or hash */
export async function findDeletedCard(
  db: Database,
  ownerId: string,
  name: string,
  now: Date,
): Promise<Pick<CardRow, "id" | "hash" | "title" | "deletedOf"> | undefined> {
  const [row] = await db
    .select({ id: cards.id, hash: cards.hash, title: cards.title, deletedOf: cards.deletedOf })
    .from(cards)
    .where(and(named(name), restorable(ownerId, now)));
  return row;
}

/** The deleted cards of an owner that can be put back, the latest first. */
export function listDeletedCardRows(db: Database, ownerId: string, now: Date, limit: number) {
  return db
    .select({
      ...{ id: cards.id, hash: cards.hash, title: cards.title, restorableSince: cards.restorableSince },
      header: nameColumns.header,
    })
    .from(cards)
    .where(restorable(ownerId, now))
    .orderBy(desc(cards.restorableSince), desc(cards.id))
    .limit(limit);
}

/** Ends the time of deleted cards: their images go with it. */
export const endRestorableCards = (now: Date): Write[] =>
  endRestoring(
    sql`given_back_at IS NOT NULL AND given_back_at <= ${restorableUntil(now).getTime()}
      ORDER BY given_back_at, id LIMIT ${LIMITS.restorableEndedPerRun}`,
  );

/** Of an owner's deleted cards only the latest can be put back, so that deleting is no way to store ever more. */
export const endOldestCards = (ownerId: string): Write[] =>
  endRestoring(
    sql`owner_id = ${ownerId} AND given_back_at IS NOT NULL
      ORDER BY given_back_at DESC, id DESC LIMIT -1 OFFSET ${LIMITS.restorableKept}`,
  );

function endRestoring(which: SQL): Write[] {
  const over = sql`(SELECT id FROM cards WHERE ${which})`;
  return [
    statement(sql`DELETE FROM card_images WHERE holder_id IN ${over}`),
    statement(sql`UPDATE cards SET given_back_at = NULL, deleted_of = NULL WHERE id IN ${over}`),
  ];
}

/** @returns the version of what a card shows, without its content */
export async function findCardVersion(db: Database, hash: string): Promise<number | undefined> {
  const [row] = await db.select({ version: shownVersion }).from(cards).where(eq(cards.hash, hash));
  return row?.version;
}

/** @returns a card with its owner's entitlement and what its linked page is, for visitors; deleted ones too */
export async function findPublicCard(db: Database, name: string) {
  const [row] = await db
    .select({
      card: cards,
      entitlement: entitlements,
      // A card outlives its owner's row: phones that hold its pass go on asking.
      ownerEnabled: sql<boolean>`coalesce(${users.isEnabled}, 0)`.mapWith(users.isEnabled),
      shownSince: sql<Date>`${shownSince}`.mapWith(cards.updatedAt),
      owner: ownerZone,
      ownerUpdatedAt: sql<Date>`coalesce(${users.updatedAt}, ${cards.updatedAt})`.mapWith(cards.updatedAt),
    })
    .from(cards)
    .leftJoin(users, eq(users.id, cards.ownerId))
    .leftJoin(entitlements, eq(entitlements.userId, cards.ownerId))
    .where(named(name));
  return row;
}

export type PublicCardRow = NonNullable<Awaited<ReturnType<typeof findPublicCard>>>;
