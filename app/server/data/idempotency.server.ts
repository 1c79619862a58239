import { eq, sql } from "drizzle-orm";
import type { Database } from "~/server/platform/platform.server";
import { idempotencyKeys } from "./schema/operations.server";

export type IdempotencyRow = typeof idempotencyKeys.$inferSelect;

/**
 * Takes a key for a new call, if it is free or expired: of parallel calls exactly one gets it.
 * @param row with a plan in `body`: the plan of a call that died midway stays
 * @returns the plan in effect, or null when the caller did not get the key
 */
export async function takeIdempotencyKey(
  db: Database,
  row: { key: string; fingerprint: string; body: string | null; expiresAt: Date },
  now: Date,
): Promise<{ body: string | null } | null> {
  const taken = await db
    .insert(idempotencyKeys)
    .values(row)
    .onConflictDoUpdate({
      target: idempotencyKeys.key,
      set: {
        fingerprint: row.fingerprint,
        status: 0,
        // On the right are the values before the update: a finished call has a response there, and no plan.
        body: sql`CASE WHEN ${idempotencyKeys.status} = 0 AND ${idempotencyKeys.fingerprint} = excluded.fingerprint
          THEN ${idempotencyKeys.body} ELSE excluded.body END`,
        expiresAt: row.expiresAt,
      },
      setWhere: sql`${idempotencyKeys.expiresAt} <= ${now.getTime()}`,
    })
    .returning({ body: idempotencyKeys.body });
  return taken[0] ?? null;
}

export async function findIdempotencyKey(db: Database, key: string): Promise<IdempotencyRow | undefined> {
  const [row] = await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key));
  return row;
}

/** Stores the response of the call that holds the key. */
export function storeIdempotentResponse(
  db: Database,
  key: string,
  response: { status: number; body: string; expiresAt: Date },
) {
  return db.update(idempotencyKeys).set(response).where(eq(idempotencyKeys.key, key));
}

export function freeIdempotencyKey(db: Database, key: string) {
  return db.delete(idempotencyKeys).where(eq(idempotencyKeys.key, key));
}
