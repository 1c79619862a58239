import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { Database } from "~/server/platform/platform.server";
import { deleteBlockImages } from "./block-images.server";
import { deleteCardImages } from "./card-images.server";
import { cardImages } from "./schema/cards.server";
import { idempotencyKeys, temporaryEntities, temporaryImages } from "./schema/operations.server";
import { blockImages } from "./schema/pages.server";

export type TemporaryEntityRow = typeof temporaryEntities.$inferSelect;
export type TemporaryImageRow = typeof temporaryImages.$inferSelect;

export function upsertTemporaryEntity(db: Database, row: TemporaryEntityRow) {
  return db
    .insert(temporaryEntities)
    .values(row)
    .onConflictDoUpdate({
      target: temporaryEntities.id,
      set: { type: row.type, entity: row.entity, expiresAt: row.expiresAt },
    });
}

/** Expiry is enforced here, at read: the row may still be there until the collection comes by. */
export async function findTemporaryEntity(
  db: Database,
  id: string,
  now: Date,
): Promise<TemporaryEntityRow | undefined> {
  const [row] = await db
    .select()
    .from(temporaryEntities)
    .where(and(eq(temporaryEntities.id, id), gt(temporaryEntities.expiresAt, now)));
  return row;
}

export function upsertTemporaryImage(db: Database, row: TemporaryImageRow) {
  const { id: _id, temporaryId: _temporary, type: _type, ...change } = row;
  return db
    .insert(temporaryImages)
    .values(row)
    .onConflictDoUpdate({ target: [temporaryImages.temporaryId, temporaryImages.type], set: change });
}

/** Removes a draft that became a page or card, with its image rows. */
export function deleteTemporaryEntity(db: Database, id: string) {
  return [
    db.delete(temporaryEntities).where(eq(temporaryEntities.id, id)),
    db.delete(temporaryImages).where(eq(temporaryImages.temporaryId, id)),
    deleteBlockImages(db, id),
    deleteCardImages(db, id),
  ] as const;
}

/** Removes what expired, at most `limit` drafts a call, with their image rows; and old idempotency keys. */
export function deleteExpired(db: Database, now: Date, limit: number) {
  const expired = sql`(SELECT id FROM temporary_entities WHERE expires_at < ${now.getTime()} LIMIT ${limit})`;
  return [
    db.delete(temporaryImages).where(sql`temporary_id IN ${expired}`),
    db.delete(blockImages).where(sql`holder_id IN ${expired}`),
    db.delete(cardImages).where(sql`holder_id IN ${expired}`),
    db.delete(temporaryEntities).where(sql`id IN ${expired}`),
    db.delete(idempotencyKeys).where(lt(idempotencyKeys.expiresAt, now)),
  ] as const;
}
