import { and, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import type { CardContent } from "~/domain/cards/schema";
import type { Database } from "~/server/platform/platform.server";
import { insertWhere } from "./insert-where.server";
import { keyset, type ListPlace } from "./keyset.server";
import { entitlements, users } from "./schema/accounts.server";
import { cards } from "./schema/cards.server";

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
  createdAt: Date;
}

const live = isNull(cards.deletedAt);
const named = (name: string) => or(eq(cards.hash, name), eq(cards.id, name));

/**
 * Inserts a card only while its owner has fewer than `limit`, decided inside the write.
 * @param onlyIf a further condition, decided there as well
 */
export function insertCard(card: NewCard, limit: number, onlyIf: SQL = sql`1`) {
  const row = { ...card, version: 1, updatedAt: card.createdAt, restingAt: null, deletedAt: null };
  const isWithinLimit = sql`(SELECT count(*) FROM cards WHERE owner_id = ${card.ownerId} AND deleted_at IS NULL)
    < ${limit}`;
  return insertWhere(cards, row, sql`${isWithinLimit} AND ${onlyIf}`);
}

/** @param name the card's id or hash */
export async function findOwnCard(db: Database, ownerId: string, name: string): Promise<CardRow | undefined> {
  const [row] = await db
    .select()
    .from(cards)
    .where(and(named(name), eq(cards.ownerId, ownerId), live));
  return row;
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

/** Newest first, from after the cursor on. */
export function listOwnCards(
  db: Database,
  ownerId: string,
  limit: number,
  after?: ListPlace,
): Promise<CardRow[]> {
  const { older, order } = keyset(cards, after);
  return db
    .select()
    .from(cards)
    .where(and(eq(cards.ownerId, ownerId), live, older))
    .orderBy(...order)
    .limit(limit);
}

/** What a card is told by, of each: newest first, without its images and contacts. */
export function listOwnCardNames(
  db: Database,
  ownerId: string,
  limit: number,
): Promise<{ hash: string; title: string; header: string }[]> {
  return db
    .select({
      hash: cards.hash,
      title: cards.title,
      header: sql<string>`coalesce(json_extract(${cards.content}, '$.header'), '')`,
    })
    .from(cards)
    .where(and(eq(cards.ownerId, ownerId), live))
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

/** Changes the owner's card; with `ifVersion` only when nobody saved in between. */
export function updateOwnCard(
  db: Database,
  ownerId: string,
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
        eq(cards.ownerId, ownerId),
        live,
        ifVersion === undefined ? undefined : eq(cards.version, ifVersion),
      ),
    )
    .returning({ version: cards.version });
}

/** A change of the card beside its content, such as an image: a new version. */
export function touchOwnCard(db: Database, ownerId: string, id: string, now: Date) {
  return db
    .update(cards)
    .set({ version: sql`${cards.version} + 1`, isDuplicate: false, updatedAt: now })
    .where(and(eq(cards.id, id), eq(cards.ownerId, ownerId), live));
}

export function dismissDuplicateCard(db: Database, ownerId: string, name: string) {
  return db
    .update(cards)
    .set({ isDuplicate: false })
    .where(and(named(name), eq(cards.ownerId, ownerId), eq(cards.isDuplicate, true)));
}

export function deleteOwnCard(db: Database, ownerId: string, name: string, now: Date) {
  return db
    .update(cards)
    .set({ deletedAt: now, updatedAt: now })
    .where(and(named(name), eq(cards.ownerId, ownerId), live));
}

/** @returns the version of a card, without its content */
export async function findCardVersion(db: Database, hash: string): Promise<number | undefined> {
  const [row] = await db.select({ version: cards.version }).from(cards).where(eq(cards.hash, hash));
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
      ownerUpdatedAt: sql<Date>`coalesce(${users.updatedAt}, ${cards.updatedAt})`.mapWith(cards.updatedAt),
    })
    .from(cards)
    .leftJoin(users, eq(users.id, cards.ownerId))
    .leftJoin(entitlements, eq(entitlements.userId, cards.ownerId))
    .where(named(name));
  return row;
}

export type PublicCardRow = NonNullable<Awaited<ReturnType<typeof findPublicCard>>>;
