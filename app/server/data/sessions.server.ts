import { and, desc, eq, gt, isNull, lt, ne, type SQL, sql } from "drizzle-orm";
import type { Role } from "~/domain/accounts/actor";
import type { Database } from "~/server/platform/platform.server";
import { statement, type Write } from "./batch.server";
import { imageKeyColumn } from "./images/image-columns.server";
import { insertWhere } from "./insert-where.server";
import { entitlements, refreshTokens, sessions, users } from "./schema/accounts.server";

export type SessionRow = typeof sessions.$inferSelect;
export type RefreshTokenRow = typeof refreshTokens.$inferSelect;

/**
 * @returns the live session with its user, entitlement and image, or undefined when session or user is deleted, ended
 *   or disabled
 */
export async function findLiveSession(db: Database, sessionId: string, userId: string) {
  const [row] = await db
    .select({
      session: sessions,
      user: users,
      entitlement: entitlements,
      imageKey: imageKeyColumn(users.id),
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(entitlements, eq(entitlements.userId, users.id))
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId), isNull(sessions.endedAt)));
  return row;
}

/** A new session, where a condition holds: the proof of sign-in may have become invalid since it was checked. */
export const insertSession = (session: SessionRow, condition: SQL): Write =>
  insertWhere(sessions, session, condition);

/** The condition that a session exists, inside the write that makes it. */
export const isSession = (id: string): SQL => sql`EXISTS (SELECT 1 FROM sessions WHERE id = ${id})`;

/** The condition that a session has not been ended, inside the write that requires it. */
export const hasNotEnded = (id: string): SQL =>
  sql`NOT EXISTS (SELECT 1 FROM sessions WHERE id = ${id} AND ended_at IS NOT NULL)`;

/** A token of an existing session: a session that was not created gets none. */
export function insertRefreshToken(token: Omit<RefreshTokenRow, "usedAt">): Write {
  // The successor of a token is computed from it, so two racing uses write the same row: the second does nothing.
  return insertWhere(refreshTokens, { ...token, usedAt: null }, isSession(token.sessionId), {
    target: ["id"],
  });
}

/**
 * Ends the sessions in which an admin acts in other accounts. The look-up has no index, so it is skipped for other
 * users: without the role no such session is valid.
 * @param when a condition that is decided inside the write
 */
export function endActedBy(
  { id, roles }: { id: string; roles: readonly Role[] },
  reason: string,
  now: Date,
  when: SQL = sql`true`,
): Write[] {
  if (!roles.includes("ROLE_SUPER_ADMIN")) return [];
  return [
    statement(sql`
      UPDATE sessions SET ended_at = ${now.getTime()}, end_reason = ${reason}
      WHERE acted_by = ${id} AND ended_at IS NULL AND ${when}`),
  ];
}

const isUnused = (now: Date) => and(isNull(refreshTokens.usedAt), gt(refreshTokens.expiresAt, now));

/** Marks a token as used, if it is valid and unused: of parallel uses exactly one gets the row. */
export async function spendRefreshToken(
  db: Database,
  tokenHash: string,
  now: Date,
): Promise<RefreshTokenRow | undefined> {
  const [row] = await db
    .update(refreshTokens)
    .set({ usedAt: now })
    .where(and(eq(refreshTokens.tokenHash, tokenHash), isUnused(now)))
    .returning();
  return row;
}

export async function findRefreshToken(
  db: Database,
  tokenHash: string,
): Promise<RefreshTokenRow | undefined> {
  const [row] = await db.select().from(refreshTokens).where(eq(refreshTokens.tokenHash, tokenHash));
  return row;
}

/** @returns the token, if it is valid and not used yet */
export async function findUnusedRefreshToken(
  db: Database,
  tokenHash: string,
  now: Date,
): Promise<RefreshTokenRow | undefined> {
  const [row] = await db
    .select()
    .from(refreshTokens)
    .where(and(eq(refreshTokens.tokenHash, tokenHash), isUnused(now)));
  return row;
}

/** Whether a token has a row, used or not. */
export async function isRefreshToken(db: Database, id: string): Promise<boolean> {
  const [row] = await db.select({ id: refreshTokens.id }).from(refreshTokens).where(eq(refreshTokens.id, id));
  return row !== undefined;
}

/** Whether a session can still be refreshed by one of its tokens. */
export async function hasUnusedRefreshToken(db: Database, sessionId: string, now: Date): Promise<boolean> {
  const [row] = await db
    .select({ id: refreshTokens.id })
    .from(refreshTokens)
    .where(and(eq(refreshTokens.sessionId, sessionId), isUnused(now)))
    .limit(1);
  return row !== undefined;
}

export async function findSession(db: Database, id: string): Promise<SessionRow | undefined> {
  const [row] = await db.select().from(sessions).where(eq(sessions.id, id));
  return row;
}

/** Records that the user of a session reauthenticated, and whether by a passkey. */
export function confirmSession(db: Database, id: string, now: Date, by?: "passkey") {
  return db
    .update(sessions)
    .set({ confirmedAt: now, ...(by && { passkeyAt: now }) })
    .where(and(eq(sessions.id, id), isNull(sessions.endedAt)));
}

export function endSession(db: Database, id: string, reason: string, now: Date) {
  return db
    .update(sessions)
    .set({ endedAt: now, endReason: reason })
    .where(and(eq(sessions.id, id), isNull(sessions.endedAt)));
}

/** @returns the user's live sessions that were seen since an instant, at most `limit`, last seen first */
export function listLiveSessions(
  db: Database,
  userId: string,
  since: Date,
  limit: number,
): Promise<SessionRow[]> {
  const seenAt = sql`coalesce(${sessions.lastSeenAt}, ${sessions.createdAt})`;
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt), sql`${seenAt} > ${since.getTime()}`))
    .orderBy(desc(seenAt))
    .limit(limit);
}

/** Whether a user ever had a session, including ended ones; on a device or in a country where given. */
export async function hasSessionBefore(
  db: Database,
  userId: string,
  of: { device?: string; country?: string | null },
): Promise<boolean> {
  const [row] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        ...(of.device === undefined ? [] : [eq(sessions.device, of.device)]),
        ...(of.country === undefined ? [] : [sql`${sessions.country} IS ${of.country}`]),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** Records that a session is in use, at most once since `before`. */
export function touchSession(db: Database, id: string, before: Date, now: Date) {
  return db
    .update(sessions)
    .set({ lastSeenAt: now })
    .where(
      and(
        eq(sessions.id, id),
        sql`(${sessions.lastSeenAt} IS NULL OR ${sessions.lastSeenAt} <= ${before.getTime()})`,
      ),
    );
}

/** Ends one live session of a user. */
export function endOwnSession(db: Database, userId: string, id: string, reason: string, now: Date) {
  return db
    .update(sessions)
    .set({ endedAt: now, endReason: reason })
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId), isNull(sessions.endedAt)));
}

/** Ends every live session of a user but one. */
export function endOtherSessions(db: Database, userId: string, exceptFor: string, reason: string, now: Date) {
  return db
    .update(sessions)
    .set({ endedAt: now, endReason: reason })
    .where(and(eq(sessions.userId, userId), ne(sessions.id, exceptFor), isNull(sessions.endedAt)));
}

/** Ends all live sessions of a user but the newest `limit`. */
export function endOldestSessions(db: Database, userId: string, limit: number, now: Date) {
  const newest = sql`(SELECT id FROM sessions WHERE user_id = ${userId} AND ended_at IS NULL
    ORDER BY created_at DESC, rowid DESC LIMIT ${limit})`;
  return db
    .update(sessions)
    .set({ endedAt: now, endReason: "limit" })
    .where(
      sql`${sessions.userId} = ${userId} AND ${sessions.endedAt} IS NULL AND ${sessions.id} NOT IN ${newest}`,
    );
}

/**
 * Deletes a session's tokens that were used before an instant: their own content distinguishes them from unknown ones.
 */
export function deleteUsedRefreshTokens(db: Database, sessionId: string, before: Date) {
  return db
    .delete(refreshTokens)
    .where(and(eq(refreshTokens.sessionId, sessionId), lt(refreshTokens.usedAt, before)));
}

/** Tokens that expired more than a day ago: reuse of them is an ordinary expiry, so the rows are not needed. */
export function deleteExpiredRefreshTokens(db: Database, before: Date) {
  return db.delete(refreshTokens).where(sql`${refreshTokens.expiresAt} < ${before.getTime()}`);
}
