import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import type { Provider } from "~/domain/accounts/social";
import { LIMITS } from "~/domain/limits";
import type { Database } from "~/server/platform/platform.server";
import { statement, type Write } from "./batch.server";
import { insertWhere } from "./insert-where.server";
import { identities } from "./schema/sign-in.server";

export type IdentityRow = typeof identities.$inferSelect;

export async function findIdentity(
  db: Database,
  provider: Provider,
  subject: string,
): Promise<IdentityRow | undefined> {
  const [row] = await db
    .select()
    .from(identities)
    .where(and(eq(identities.provider, provider), eq(identities.subject, subject)));
  return row;
}

/** @returns a user's identities, oldest first */
export function listIdentities(db: Database, userId: string): Promise<IdentityRow[]> {
  return db
    .select()
    .from(identities)
    .where(eq(identities.userId, userId))
    .orderBy(asc(identities.createdAt))
    .limit(LIMITS.identities);
}

/** Links an unlinked identity to a user, where a condition holds and they are below the limit. */
export function insertIdentity(row: IdentityRow, condition: SQL = sql`true`): Write {
  const hasRoom = sql`(SELECT count(*) FROM identities WHERE user_id = ${row.userId}) < ${LIMITS.identities}`;
  return insertWhere(identities, row, sql`${condition} AND ${hasRoom}`, { target: ["provider", "subject"] });
}

/** The identity of a user created in the same write; fails that write if it is already linked. */
export function insertNewIdentity(db: Database, row: IdentityRow) {
  return db.insert(identities).values(row);
}

/** Records a sign-in: the address as the provider now reports it, and the token for revocation. */
export function touchIdentity(
  db: Database,
  id: string,
  { email, refreshToken }: { email: string | null; refreshToken: string | null },
  now: Date,
) {
  return db
    .update(identities)
    .set({ email, usedAt: now, ...(refreshToken && { refreshToken }) })
    .where(eq(identities.id, id));
}

/** The condition that an identity exists, inside the write that makes or removes it. */
export const isIdentity = (id: string): SQL => sql`EXISTS (SELECT 1 FROM identities WHERE id = ${id})`;

/** The condition that a provider's account signs a user in, whichever of parallel calls linked it. */
export const isIdentityOf = (userId: string, provider: Provider, subject: string): SQL =>
  sql`EXISTS (SELECT 1 FROM identities WHERE provider = ${provider} AND subject = ${subject} AND user_id = ${userId})`;

export const isNoIdentity = (id: string): SQL => sql`NOT ${isIdentity(id)}`;

/** Removes an identity from its user, unless it is their last way to sign in. */
export function deleteIdentity(userId: string, id: string): Write {
  return statement(sql`
    DELETE FROM identities WHERE id = ${id} AND user_id = ${userId} AND ${hasOtherWays(userId, { identity: id })}`);
}

/** Whether a user has another way to sign in: a password, an identity or a passkey. A condition inside a write. */
export function hasOtherWays(userId: string, beside: { identity?: string; passkey?: string }): SQL {
  return sql`(
    EXISTS (SELECT 1 FROM users WHERE id = ${userId} AND password_hash IS NOT NULL)
    OR EXISTS (SELECT 1 FROM identities WHERE user_id = ${userId} AND id <> ${beside.identity ?? ""})
    OR EXISTS (SELECT 1 FROM passkeys WHERE user_id = ${userId} AND id <> ${beside.passkey ?? ""}))`;
}
