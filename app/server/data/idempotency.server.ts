import { eq, sql } from "drizzle-orm";
import type { Database } from "~/server/platform/platform.server";
import { idempotencyKeys } from "./schema/operations.server";

export type IdempotencyRow = typeof idempotencyKeys.$inferSelect;

/**
 * Takes a key for a call that begins, if nobody has it or the one who had it is over: of parallel calls exactly one
 * gets it.
 * @returns whether the caller has it now
 */
export async function takeIdempotencyKey(
  db: Database,
  row: { key: string; fingerprint: string; expiresAt: Date },
  now: Date,
): Promise<boolean> {
  const taken = await db
    .insert(idempotencyKeys)
    .values(row)
    .onConflictDoUpdate({
      target: idempotencyKeys.key,
      set: { fingerprint: row.fingerprint, status: 0, body: null, expiresAt: row.expiresAt },
      setWhere: sql`${idempotencyKeys.expiresAt} <= ${now.getTime()}`,
    })
    .returning({ key: idempotencyKeys.key });
  return taken.length > 0;
}

export async function findIdempotencyKey(db: Database, key: string): Promise<IdempotencyRow | undefined> {
  const [row] = await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key));
  return row;
}

/** Keeps the answer of the call that has the key. */
export function keepIdempotentAnswer(
  db: Database,
  key: string,
  answer: { status: number; body: string; expiresAt: Date },
) {
  return db.update(idempotencyKeys).set(answer).where(eq(idempotencyKeys.key, key));
}

export function freeIdempotencyKey(db: Database, key: string) {
  return db.delete(idempotencyKeys).where(eq(idempotencyKeys.key, key));
}
