import { and, asc, eq, gt, isNull, type SQL, sql } from "drizzle-orm";
import { LIMITS } from "~/domain/limits";
import type { Database } from "~/server/platform/platform.server";
import { statement, type Write } from "./batch.server";
import { hasOtherWays } from "./identities.server";
import { insertWhere } from "./insert-where.server";
import { passkeyChallenges, passkeys } from "./schema/sign-in.server";

export type PasskeyRow = typeof passkeys.$inferSelect;
export type ChallengePurpose = (typeof passkeyChallenges.$inferSelect)["purpose"];

export function insertChallenge(db: Database, row: typeof passkeyChallenges.$inferInsert) {
  return db.insert(passkeyChallenges).values(row);
}

/** Uses a challenge, once. @returns whether it was valid for this purpose and user */
export async function spendChallenge(
  db: Database,
  challengeHash: string,
  { purpose, userId }: { purpose: ChallengePurpose; userId: string | null },
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(passkeyChallenges)
    .set({ usedAt: now })
    .where(
      and(
        eq(passkeyChallenges.challengeHash, challengeHash),
        eq(passkeyChallenges.purpose, purpose),
        userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId),
        isNull(passkeyChallenges.usedAt),
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .returning({ id: passkeyChallenges.id });
  return rows.length === 1;
}

/** @returns a user's passkeys, oldest first */
export function listPasskeyRows(db: Database, userId: string): Promise<PasskeyRow[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt))
    .limit(LIMITS.passkeys);
}

export async function findPasskey(db: Database, credentialId: string): Promise<PasskeyRow | undefined> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return row;
}

/** A new passkey, where a condition is true and its user is below the limit; an existing one keeps its user. */
export function insertPasskey(row: PasskeyRow, condition: SQL): Write {
  const hasRoom = sql`(SELECT count(*) FROM passkeys WHERE user_id = ${row.userId}) < ${LIMITS.passkeys}`;
  return insertWhere(passkeys, row, sql`${condition} AND ${hasRoom}`, { target: ["credentialId"] });
}

/** The condition that a passkey exists, inside the write that makes or removes it. */
export const isPasskey = (id: string): SQL => sql`EXISTS (SELECT 1 FROM passkeys WHERE id = ${id})`;

export const isNoPasskey = (id: string): SQL => sql`NOT ${isPasskey(id)}`;

export function touchPasskey(db: Database, id: string, counter: number, now: Date) {
  return db.update(passkeys).set({ counter, usedAt: now }).where(eq(passkeys.id, id));
}

export function renamePasskeyRow(db: Database, userId: string, id: string, name: string) {
  return db
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)));
}

/** Removes a passkey from its user, unless it is their last way to sign in. */
export function deletePasskey(userId: string, id: string): Write {
  return statement(sql`
    DELETE FROM passkeys WHERE id = ${id} AND user_id = ${userId} AND ${hasOtherWays(userId, { passkey: id })}`);
}

/** Whether an account has any passkey. */
export async function hasPasskey(db: Database, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: passkeys.id })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .limit(1);
  return row !== undefined;
}
