import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { restorableUntil } from "~/domain/deleted";
import type { Database } from "~/server/platform/platform.server";
import { type Condition, statement, type Write } from "./batch.server";
import { entitlements, sessions } from "./schema/accounts.server";
import { pages } from "./schema/pages.server";

/** Whether a page exists, or is deleted but restorable: a deletion must not evade its suspension. */
const isThere = (now: Date): Condition =>
  sql`(deleted_at IS NULL OR restorable_since > ${restorableUntil(now).getTime()})`;

/** Whether a page can be suspended: it exists, and is not suspended. */
export const isSuspendable = (id: string, now: Date): Condition =>
  sql`EXISTS (SELECT 1 FROM pages WHERE id = ${id} AND ${isThere(now)} AND suspended_at IS NULL)`;

/** Whether a page's suspension can be lifted: it exists, and is suspended. */
export const isSuspended = (id: string, now: Date): Condition =>
  sql`EXISTS (SELECT 1 FROM pages WHERE id = ${id} AND ${isThere(now)} AND suspended_at IS NOT NULL)`;

/** Takes a page off the site, or keeps a deleted one off it. A trigger logs the change. */
export function suspend(db: Database, id: string, now: Date) {
  return db
    .update(pages)
    .set({ suspendedAt: now })
    .where(and(eq(pages.id, id), isThere(now), isNull(pages.suspendedAt)));
}

/** Lifts a page's suspension. */
export function liftSuspension(db: Database, id: string, now: Date) {
  return db
    .update(pages)
    .set({ suspendedAt: null })
    .where(and(eq(pages.id, id), isThere(now), isNotNull(pages.suspendedAt)));
}

/** Whether an account can be blocked: it is not yet, and is no admin's. */
export const isBlockable = (userId: string): Condition =>
  sql`EXISTS (SELECT 1 FROM users WHERE id = ${userId} AND is_enabled = 1
    AND NOT EXISTS (SELECT 1 FROM json_each(users.roles) WHERE value = 'ROLE_SUPER_ADMIN'))`;

/** Whether an account can be unblocked: it is blocked, and not deleted. */
export const isBlocked = (userId: string): Condition =>
  sql`EXISTS (SELECT 1 FROM users WHERE id = ${userId} AND is_enabled = 0)
    AND NOT EXISTS (SELECT 1 FROM deleted_accounts WHERE user_id = ${userId})`;

/**
 * Blocks an account and ends its sessions, and its plan if requested. The account's own row is written last: the writes
 * before it in the batch check {@link isBlockable} as well.
 */
export function block(db: Database, userId: string, endsPlan: boolean, now: Date): Write[] {
  const at = now.getTime();
  const when = isBlockable(userId);
  const ended = db
    .update(sessions)
    .set({ endedAt: now, endReason: "blocked" })
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt), when));
  const plan = db
    .update(entitlements)
    .set({ status: "expired", endsAt: now, updatedAt: now })
    .where(and(eq(entitlements.userId, userId), eq(entitlements.plan, "pro"), when));
  return [
    ended,
    ...(endsPlan ? [plan] : []),
    statement(sql`UPDATE users SET is_enabled = 0, updated_at = ${at} WHERE id = ${userId} AND ${when}`),
  ];
}

/** Unblocks an account. */
export function unblock(userId: string, now: Date): Write {
  return statement(sql`UPDATE users SET is_enabled = 1, updated_at = ${now.getTime()}
    WHERE id = ${userId} AND ${isBlocked(userId)}`);
}
