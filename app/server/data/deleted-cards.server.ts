import { and, desc, type SQL, sql } from "drizzle-orm";
import type { Database } from "~/server/platform/platform.server";
import { type CardRow, isNamed } from "./cards.server";
import { hasRoomToReturn, isRestorable } from "./restorable.server";
import { cards } from "./schema/cards.server";

/**
 * Restores a deleted card while its owner has fewer than `limit`, assigned to its former member where they are still in
 * the team and have no other. Raises the version: phones that hold its pass poll by it.
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
      deletedBeside: null,
      memberId: sql`(SELECT members.id FROM members WHERE members.id = ${cards.deletedOf}
        AND members.owner_id = ${ownerId} AND members.removed_at IS NULL
        AND NOT EXISTS (SELECT 1 FROM cards other WHERE other.member_id = members.id AND other.deleted_at IS NULL))`,
      version: sql`${cards.version} + 1`,
    })
    .where(
      and(
        isNamed(name),
        isRestorable(cards, ownerId, now),
        hasRoomToReturn(cards, ownerId, limit, now),
        onlyIf,
      ),
    );
}

/** The condition that a card is deleted and can be restored, inside a write. */
export const isRetired = (ownerId: string, id: string, now: Date): SQL =>
  sql`EXISTS (SELECT 1 FROM cards WHERE id = ${id} AND ${isRestorable(cards, ownerId, now)})`;

/** The same where its owner has room for it. */
export const mayReturn = (ownerId: string, id: string, limit: number, now: Date): SQL =>
  sql`EXISTS (SELECT 1 FROM cards WHERE id = ${id} AND ${isRestorable(cards, ownerId, now)}
    AND ${hasRoomToReturn(cards, ownerId, limit, now)})`;

/** The condition that an owner has fewer than `limit` cards, inside a write. */
export const hasSeatFor = (ownerId: string, limit: number): SQL =>
  sql`(SELECT count(*) FROM cards own WHERE own.owner_id = ${ownerId} AND own.deleted_at IS NULL) < ${limit}`;

/** @returns what restoring a deleted card depends on. @param name the card's id or hash */
export async function findDeletedCard(
  db: Database,
  ownerId: string,
  name: string,
  now: Date,
): Promise<Pick<CardRow, "id" | "hash" | "title" | "deletedOf"> | undefined> {
  const [row] = await db
    .select({ id: cards.id, hash: cards.hash, title: cards.title, deletedOf: cards.deletedOf })
    .from(cards)
    .where(and(isNamed(name), isRestorable(cards, ownerId, now)));
  return row;
}

/** An owner's deleted cards that can be restored, latest first. */
export function listDeletedCardRows(db: Database, ownerId: string, now: Date, limit: number) {
  return db
    .select({
      ...{ id: cards.id, hash: cards.hash, title: cards.title, restorableSince: cards.restorableSince },
      header: sql<string>`coalesce(json_extract(${cards.content}, '$.header'), '')`,
    })
    .from(cards)
    .where(isRestorable(cards, ownerId, now))
    .orderBy(desc(cards.restorableSince), desc(cards.id))
    .limit(limit);
}
