import { and, eq, gt, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { newId } from "~/domain/ids";
import type { Database } from "~/server/platform/platform.server";
import { entitlements, mailTokens, sessions, users } from "./schema/accounts.server";

export type UserRow = typeof users.$inferSelect;
export type EntitlementRow = typeof entitlements.$inferSelect;
export type MailTokenPurpose = (typeof mailTokens.$inferSelect)["purpose"];

export async function findUserByEmail(db: Database, email: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.email, email));
  return row;
}

export async function findUser(db: Database, id: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row;
}

/** The condition that an enabled account has an address, inside the write that follows a proof of that mailbox. */
export const hasAddress = (userId: string, email: string): SQL =>
  sql`EXISTS (SELECT 1 FROM users WHERE id = ${userId} AND email = ${email} AND is_enabled = 1)`;

export async function findEntitlement(db: Database, userId: string): Promise<EntitlementRow | undefined> {
  const [row] = await db.select().from(entitlements).where(eq(entitlements.userId, userId));
  return row;
}

/** Fields that a new user has not filled in yet. */
const UNTOLD = {
  questionsAt: null,
  questionsStep: 0,
  firstStepsAt: null,
  timeZone: null,
  heldDay: null,
  position: null,
  website: null,
  industry: null,
  usePurpose: null,
  teamSize: null,
  emailClient: null,
  networks: null,
} satisfies Partial<UserRow>;

type NewUser = Pick<
  UserRow,
  "email" | "name" | "passwordHash" | "locale" | "emailVerifiedAt" | "firstTouch" | "createdAt"
> &
  Partial<UserRow>;

/** @returns the row of a new account */
export function newUser(told: NewUser): UserRow {
  const begun = {
    id: newId("usr"),
    roles: ["ROLE_USER" as const],
    isEnabled: true,
    updatedAt: told.createdAt,
  };
  return { ...begun, ...UNTOLD, ...told };
}

export function insertUser(db: Database, user: typeof users.$inferInsert) {
  return db.insert(users).values(user);
}

export function upsertEntitlement(db: Database, row: typeof entitlements.$inferInsert) {
  const { userId: _key, ...change } = row;
  return db.insert(entitlements).values(row).onConflictDoUpdate({ target: entitlements.userId, set: change });
}

/** The user id of a valid token for a new password, as an expression of a statement. */
export const resetOwner = (tokenHash: string, now: Date): SQL =>
  sql`(SELECT user_id FROM mail_tokens WHERE token_hash = ${tokenHash} AND purpose = 'reset-password'
    AND used_at IS NULL AND expires_at > ${now.getTime()})`;

/** The condition that a token for a new password is valid, inside the write that uses it up. */
export const isResettable = (tokenHash: string, now: Date): SQL =>
  sql`${resetOwner(tokenHash, now)} IS NOT NULL`;

/**
 * Sets the password of a valid token's account, marks its e-mail address as verified, ends its sessions and uses up its
 * mailed tokens, except those that restore an earlier address: the mailbox that got this token may be an attacker's.
 * The token is used last and all in one batch, so of parallel uses exactly one changes a row of the first statement.
 */
export function setPasswordByToken(db: Database, tokenHash: string, passwordHash: string, now: Date) {
  const owner = resetOwner(tokenHash, now);
  return [
    db
      .update(users)
      .set({
        passwordHash,
        emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${now.getTime()})`,
        updatedAt: now,
      })
      .where(sql`${users.id} = ${owner}`),
    db
      .update(sessions)
      .set({ endedAt: now, endReason: "password" })
      .where(sql`${sessions.userId} = ${owner} AND ${sessions.endedAt} IS NULL`),
    db
      .update(mailTokens)
      .set({ usedAt: now })
      .where(
        sql`${mailTokens.userId} = ${owner} AND ${mailTokens.usedAt} IS NULL AND ${mailTokens.purpose} <> 'undo-email'`,
      ),
  ] as const;
}

/**
 * Replaces a user's password if it is still the one that was read: of parallel changes exactly one changes a row of the
 * first statement, and only that one runs the rest. All sessions but one end, and mailed links are used up; the link
 * that undoes a change of address stays.
 * @returns the writes, and the condition that they were made by this batch
 */
export function setPasswordOf(
  db: Database,
  user: Pick<UserRow, "id" | "passwordHash">,
  sessionId: string,
  passwordHash: string,
  now: Date,
) {
  // Hashes are salted: no other write produces this one.
  const isDone = sql`EXISTS (SELECT 1 FROM users WHERE id = ${user.id} AND password_hash = ${passwordHash})`;
  const writes = [
    db
      .update(users)
      .set({ passwordHash, updatedAt: now })
      .where(sql`${users.id} = ${user.id} AND ${users.passwordHash} IS ${user.passwordHash}`),
    db
      .update(sessions)
      .set({ endedAt: now, endReason: "password" })
      .where(
        sql`${sessions.userId} = ${user.id} AND ${sessions.id} <> ${sessionId} AND ${sessions.endedAt} IS NULL
          AND ${isDone}`,
      ),
    db
      .update(mailTokens)
      .set({ usedAt: now })
      .where(
        sql`${mailTokens.userId} = ${user.id} AND ${mailTokens.purpose} = 'reset-password'
          AND ${mailTokens.usedAt} IS NULL AND ${isDone}`,
      ),
  ];
  return { writes, isDone };
}

/** Changes a user's profile; omitted columns stay. */
export function updateProfile(
  db: Database,
  userId: string,
  change: Partial<
    Pick<
      UserRow,
      | "name"
      | "position"
      | "website"
      | "industry"
      | "usePurpose"
      | "teamSize"
      | "emailClient"
      | "networks"
      | "locale"
      | "timeZone"
      | "heldDay"
    >
  >,
  now: Date,
) {
  return db
    .update(users)
    .set({ ...change, updatedAt: now })
    .where(eq(users.id, userId));
}

/** Advances to a question after the sign-up; never back. */
export function moveToQuestion(db: Database, userId: string, step: number, now: Date) {
  return db
    .update(users)
    .set({ questionsStep: step, updatedAt: now })
    .where(and(eq(users.id, userId), sql`${users.questionsStep} < ${step}`));
}

/** Records that the questions after the sign-up were answered or dismissed; only the first time counts. */
export function closeQuestions(db: Database, userId: string, now: Date) {
  return db
    .update(users)
    .set({ questionsAt: now, updatedAt: now })
    .where(and(eq(users.id, userId), isNull(users.questionsAt)));
}

/** Records that the first steps were done or dismissed; only the first time counts. */
export function closeFirstSteps(db: Database, userId: string, now: Date) {
  return db
    .update(users)
    .set({ firstStepsAt: now })
    .where(and(eq(users.id, userId), isNull(users.firstStepsAt)));
}

/** Reverts a dismissal. */
export function openFirstSteps(db: Database, userId: string) {
  return db.update(users).set({ firstStepsAt: null }).where(eq(users.id, userId));
}

export function markEmailVerified(db: Database, userId: string, now: Date) {
  return db.update(users).set({ emailVerifiedAt: now, updatedAt: now }).where(eq(users.id, userId));
}

export function insertMailToken(db: Database, token: typeof mailTokens.$inferInsert) {
  return db.insert(mailTokens).values(token);
}

/** @returns a token that is still valid, without using it */
export async function findMailToken(db: Database, tokenHash: string, purpose: MailTokenPurpose, now: Date) {
  const [row] = await db
    .select()
    .from(mailTokens)
    .where(goodToken(tokenHash, purpose, now));
  return row;
}

/** Whether a token, valid or not, belongs to an account whose address is verified. */
export async function isTokenOfVerified(db: Database, tokenHash: string): Promise<boolean> {
  const [row] = await db
    .select({ id: mailTokens.id })
    .from(mailTokens)
    .innerJoin(users, eq(users.id, mailTokens.userId))
    .where(and(eq(mailTokens.tokenHash, tokenHash), isNotNull(users.emailVerifiedAt)));
  return row !== undefined;
}

/** Uses a token, once: of parallel uses exactly one gets the row. */
export async function spendMailToken(db: Database, tokenHash: string, purpose: MailTokenPurpose, now: Date) {
  const [row] = await db
    .update(mailTokens)
    .set({ usedAt: now })
    .where(goodToken(tokenHash, purpose, now))
    .returning();
  return row;
}

function goodToken(tokenHash: string, purpose: MailTokenPurpose, now: Date) {
  return and(
    eq(mailTokens.tokenHash, tokenHash),
    eq(mailTokens.purpose, purpose),
    isNull(mailTokens.usedAt),
    gt(mailTokens.expiresAt, now),
  );
}
