import { and, desc, eq, gt, isNull, ne, sql } from "drizzle-orm";
import type { Database } from "~/server/platform/platform.server";
import type { Write } from "./batch.server";
import { insertWhere } from "./insert-where.server";
import { mailTokens, sessions, users } from "./schema/accounts.server";
import { emailChanges } from "./schema/sign-in.server";
import { removeAddedWays } from "./ways-in.server";

export type EmailChangeRow = typeof emailChanges.$inferSelect;

/** @returns the user's pending change, if there is one */
export async function findPendingChange(
  db: Database,
  userId: string,
  now: Date,
): Promise<EmailChangeRow | undefined> {
  const [row] = await db
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), isPending(now)))
    .orderBy(desc(emailChanges.createdAt))
    .limit(1);
  return row;
}

export async function findEmailChange(db: Database, id: string): Promise<EmailChangeRow | undefined> {
  const [row] = await db.select().from(emailChanges).where(eq(emailChanges.id, id));
  return row;
}

const isPending = (now: Date) =>
  and(isNull(emailChanges.provedAt), isNull(emailChanges.undoneAt), gt(emailChanges.expiresAt, now));

/**
 * Whether an address is held for an account that left it less than a week ago.
 * @param exceptFor the user whose own old address does not count
 */
export async function isHeldEmail(
  db: Database,
  email: string,
  now: Date,
  exceptFor?: string,
): Promise<boolean> {
  const [row] = await db
    .select({ id: emailChanges.id })
    .from(emailChanges)
    .where(
      and(
        eq(emailChanges.oldEmail, email),
        // The index has only the held rows.
        sql`${emailChanges.heldUntil} IS NOT NULL`,
        gt(emailChanges.heldUntil, now),
        ...(exceptFor ? [ne(emailChanges.userId, exceptFor)] : []),
      ),
    )
    .limit(1);
  return row !== undefined;
}

export function insertEmailChange(db: Database, row: EmailChangeRow) {
  return db.insert(emailChanges).values(row);
}

/** Cancels a user's pending changes, and the links that would prove them. */
export function dropPendingChanges(db: Database, userId: string, now: Date): Write[] {
  return [
    db
      .update(emailChanges)
      .set({ expiresAt: now })
      .where(and(eq(emailChanges.userId, userId), isPending(now))),
    db
      .update(mailTokens)
      .set({ usedAt: now })
      .where(
        and(eq(mailTokens.userId, userId), eq(mailTokens.purpose, "change-email"), isNull(mailTokens.usedAt)),
      ),
  ];
}

/** The token that undoes a change, where the old address was proved. */
export interface UndoToken {
  id: string;
  tokenHash: string;
  expiresAt: Date;
}

/**
 * Completes a change of address. Of parallel uses exactly one changes a row of the first statement; the others check
 * for that, so that nothing happens twice. Links mailed to the old address are used up.
 * @param undo the token with which the old address is held and can undo the change
 */
export function proveChange(
  db: Database,
  change: EmailChangeRow,
  now: Date,
  undo: UndoToken | null,
): Write[] {
  const isOpen = sql`EXISTS (SELECT 1 FROM email_changes WHERE id = ${change.id} AND proved_at IS NULL
    AND undone_at IS NULL AND expires_at > ${now.getTime()})`;
  const isOurs = sql`EXISTS (SELECT 1 FROM email_changes WHERE id = ${change.id} AND proved_at = ${now.getTime()})`;
  const isHeld = sql`EXISTS (SELECT 1 FROM email_changes WHERE old_email = ${change.newEmail}
    AND held_until IS NOT NULL AND held_until > ${now.getTime()} AND user_id <> ${change.userId})`;
  return [
    db
      .update(users)
      .set({ email: change.newEmail, emailVerifiedAt: now, updatedAt: now })
      .where(
        sql`${users.id} = ${change.userId} AND ${users.email} = ${change.oldEmail} AND ${isOpen} AND NOT ${isHeld}`,
      ),
    db
      .update(emailChanges)
      .set({ provedAt: now, heldUntil: undo?.expiresAt ?? null })
      .where(
        sql`${emailChanges.id} = ${change.id} AND ${isOpen} AND EXISTS (SELECT 1 FROM users
          WHERE id = ${change.userId} AND email = ${change.newEmail})`,
      ),
    db
      .update(mailTokens)
      .set({ usedAt: now })
      .where(
        sql`${mailTokens.userId} = ${change.userId} AND ${mailTokens.purpose} <> 'undo-email'
          AND ${mailTokens.usedAt} IS NULL AND ${isOurs}`,
      ),
    ...(undo
      ? [
          insertWhere(
            mailTokens,
            { ...undo, userId: change.userId, purpose: "undo-email", createdAt: now, usedAt: null },
            isOurs,
            { target: ["id"] },
          ),
        ]
      : []),
  ];
}

/** The condition that a change was proved at that instant: by this batch. */
export const wasProvedAt = (id: string, now: Date) =>
  sql`EXISTS (SELECT 1 FROM email_changes WHERE id = ${id} AND proved_at = ${now.getTime()})`;

/** The condition that a change was undone at that instant: by this batch. */
export const wasUndoneAt = (id: string, now: Date) =>
  sql`EXISTS (SELECT 1 FROM email_changes WHERE id = ${id} AND undone_at = ${now.getTime()})`;

/**
 * Restores an account's old address, with a new password: ends every session, and removes every sign-in method added
 * from an instant on, and every recovery added since the change was requested. The link is used up last, so that of parallel uses exactly one changes
 * a row of the first statement.
 */
export function undoChange(
  db: Database,
  change: EmailChangeRow,
  { tokenHash, passwordHash, since }: { tokenHash: string; passwordHash: string; since: Date },
  now: Date,
): Write[] {
  const { userId, createdAt } = change;
  const isGood = sql`EXISTS (SELECT 1 FROM mail_tokens WHERE token_hash = ${tokenHash}
    AND purpose = 'undo-email' AND used_at IS NULL AND expires_at > ${now.getTime()})`;
  return [
    db
      .update(users)
      .set({ email: change.oldEmail, passwordHash, emailVerifiedAt: now, updatedAt: now })
      .where(sql`${users.id} = ${userId} AND ${isGood}`),
    db
      .update(sessions)
      .set({ endedAt: now, endReason: "email-undone" })
      .where(sql`${sessions.userId} = ${userId} AND ${sessions.endedAt} IS NULL AND ${isGood}`),
    ...removeAddedWays(userId, since, { when: isGood }),
    db
      .update(emailChanges)
      .set({ undoneAt: now, heldUntil: null })
      .where(
        sql`${emailChanges.userId} = ${userId} AND ${emailChanges.createdAt} >= ${createdAt.getTime()} AND ${isGood}`,
      ),
    db
      .update(mailTokens)
      .set({ usedAt: now })
      .where(sql`${mailTokens.userId} = ${userId} AND ${mailTokens.usedAt} IS NULL AND ${isGood}`),
  ];
}
