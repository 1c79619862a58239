import { and, desc, eq, gt, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { ErrorCode } from "~/domain/errors";
import { LIMITS } from "~/domain/limits";
import type { Database } from "~/server/platform/platform.server";
import { deleteImagesOf } from "./images/held-images.server";
import { idempotencyKeys, temporaryEntities } from "./schema/operations.server";

export type TemporaryEntityRow = typeof temporaryEntities.$inferSelect;

/** Stores a draft. One that belongs to an account by now stays as it is. */
export function upsertTemporaryEntity(db: Database, row: Omit<TemporaryEntityRow, "ownerId" | "refusal">) {
  return db
    .insert(temporaryEntities)
    .values(row)
    .onConflictDoUpdate({
      target: temporaryEntities.id,
      set: { type: row.type, entity: row.entity, expiresAt: row.expiresAt },
      setWhere: isNull(temporaryEntities.ownerId),
    });
}

/** Expiry is enforced on read: an expired row may still exist until it is collected. */
const alive = (now: Date) => gt(temporaryEntities.expiresAt, now);

/** @returns a draft not yet bound to an account, with its expiry and without its content */
export async function findTemporaryEntity(
  db: Database,
  id: string,
  now: Date,
): Promise<Pick<TemporaryEntityRow, "id" | "ownerId" | "expiresAt"> | undefined> {
  const { id: draftId, ownerId, expiresAt } = temporaryEntities;
  const [row] = await db
    .select({ id: draftId, ownerId, expiresAt })
    .from(temporaryEntities)
    .where(and(eq(temporaryEntities.id, id), alive(now), isNull(temporaryEntities.ownerId)));
  return row;
}

/**
 * Binds a draft to an account, in one write: from then on no other account can claim it or write to it.
 * @returns the draft; undefined when it is deleted, expired or bound to another account
 */
export async function bindAnonymousDraft(
  db: Database,
  id: string,
  ownerId: string,
  now: Date,
): Promise<TemporaryEntityRow | undefined> {
  const free = or(isNull(temporaryEntities.ownerId), eq(temporaryEntities.ownerId, ownerId));
  const [row] = await db
    .update(temporaryEntities)
    .set({ ownerId })
    .where(and(eq(temporaryEntities.id, id), alive(now), free))
    .returning();
  return row;
}

/** Records why an account's draft could not be converted yet. */
export function refuseTemporaryEntity(db: Database, id: string, ownerId: string, refusal: ErrorCode) {
  return db
    .update(temporaryEntities)
    .set({ refusal })
    .where(and(eq(temporaryEntities.id, id), eq(temporaryEntities.ownerId, ownerId)));
}

/** Condition of a write that converts a draft: it exists and belongs to the account. */
export function draftBelongsTo(id: string, ownerId: string): SQL {
  return sql`EXISTS (SELECT 1 FROM temporary_entities WHERE id = ${id} AND owner_id = ${ownerId})`;
}

/** @returns the account's drafts that are not converted yet, newest first, without their content */
export function listTemporaryEntities(db: Database, ownerId: string, now: Date) {
  return db
    .select({
      id: temporaryEntities.id,
      type: temporaryEntities.type,
      // The name shown in lists: a page's title; a card's label or the name on it.
      title: sql<string>`coalesce(json_extract(entity, '$.profile.title'),
        nullif(json_extract(entity, '$.title'), ''), json_extract(entity, '$.header'), '')`,
      refusal: temporaryEntities.refusal,
      expiresAt: temporaryEntities.expiresAt,
    })
    .from(temporaryEntities)
    .where(and(eq(temporaryEntities.ownerId, ownerId), alive(now)))
    .orderBy(desc(temporaryEntities.expiresAt))
    .limit(LIMITS.temporaryPerSignIn);
}

/** Removes a draft with its image rows, once the page or card made from it exists. */
export function deleteClaimedEntity(db: Database, id: string, becameId: string) {
  const isMade = sql`EXISTS (SELECT 1 FROM pages WHERE id = ${becameId}
    UNION ALL SELECT 1 FROM cards WHERE id = ${becameId})`;
  return [
    db.delete(temporaryEntities).where(and(eq(temporaryEntities.id, id), isMade)),
    ...deleteOrphanedImages(id),
  ];
}

/** Removes an account's draft with its image rows. */
export function deleteOwnTemporaryEntity(db: Database, id: string, ownerId: string) {
  return [
    db
      .delete(temporaryEntities)
      .where(and(eq(temporaryEntities.id, id), eq(temporaryEntities.ownerId, ownerId))),
    ...deleteOrphanedImages(id),
  ];
}

/** Removes the image rows of a deleted draft. */
function deleteOrphanedImages(id: string) {
  const isGone = sql`NOT EXISTS (SELECT 1 FROM temporary_entities WHERE id = ${id})`;
  return deleteImagesOf(["draft"], sql`(SELECT ${id} WHERE ${isGone})`);
}

/** Removes expired drafts, at most `limit` a call, with their image rows; the drafts themselves in the last write. */
export function deleteExpiredDrafts(db: Database, now: Date, limit: number) {
  // Each statement evaluates this again, so the order is fixed: all of them select the same drafts.
  const expired = sql`(SELECT id FROM temporary_entities WHERE expires_at < ${now.getTime()}
    ORDER BY expires_at, rowid LIMIT ${limit})`;
  return [...deleteImagesOf(["draft"], expired), db.delete(temporaryEntities).where(sql`id IN ${expired}`)];
}

/** Removes the expired responses of creating calls. */
export function deleteOldIdempotencyKeys(db: Database, now: Date) {
  return db.delete(idempotencyKeys).where(lt(idempotencyKeys.expiresAt, now));
}
