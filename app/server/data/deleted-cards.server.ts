import { and, desc, eq, gt, isNotNull, type SQL, sql } from "drizzle-orm";
import { restorableUntil } from "~/domain/deleted";
import { LIMITS } from "~/domain/limits";
import type { Database } from "~/server/platform/platform.server";
import { statement, type Write } from "./batch.server";
import { type CardRow, isNamed } from "./cards.server";
import { cards } from "./schema/cards.server";

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
    .where(and(isNamed(name), restorable(ownerId, now), hasSeatFor(ownerId, limit), onlyIf));
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
    .where(and(isNamed(name), restorable(ownerId, now)));
  return row;
}

/** The deleted cards of an owner that can be put back, the latest first. */
export function listDeletedCardRows(db: Database, ownerId: string, now: Date, limit: number) {
  return db
    .select({
      ...{ id: cards.id, hash: cards.hash, title: cards.title, restorableSince: cards.restorableSince },
      header: sql<string>`coalesce(json_extract(${cards.content}, '$.header'), '')`,
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
