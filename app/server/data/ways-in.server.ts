import { type SQL, sql } from "drizzle-orm";
import { statement, type Write } from "./batch.server";

/** The condition that the mailbox of an account is not verified. */
export const isUnverified = (userId: string | SQL): SQL =>
  sql`EXISTS (SELECT 1 FROM users WHERE id = ${userId} AND email_verified_at IS NULL)`;

/**
 * Removes sign-in methods and recovery links of an unverified account: passkeys, identities, pending addresses, undo
 * links. Its maker may not be the owner of the mailbox. A verified account keeps all.
 * @param userId an id, or an expression of the statement
 */
export function removeUnverifiedWays(userId: string | SQL): Write[] {
  const own = sql`user_id = ${userId} AND ${isUnverified(userId)}`;
  return [
    statement(sql`DELETE FROM passkeys WHERE ${own}`),
    statement(sql`DELETE FROM passkey_challenges WHERE ${own}`),
    statement(sql`DELETE FROM identities WHERE ${own}`),
    statement(sql`DELETE FROM social_proofs WHERE ${own}`),
    statement(sql`DELETE FROM social_states WHERE ${own}`),
    statement(sql`DELETE FROM email_changes WHERE ${own}`),
  ];
}

/**
 * Removes the passkeys and identities that were added from an instant on, but for those to keep.
 * @param userId an id, or an expression of the statement
 * @param when a condition that is decided inside the write
 */
export function removeAddedWays(
  userId: string | SQL,
  since: Date,
  { keep = [], when = sql`true` }: { keep?: readonly string[]; when?: SQL } = {},
): Write[] {
  const added = sql`user_id = ${userId} AND created_at >= ${since.getTime()}
    AND id NOT IN (SELECT value FROM json_each(${JSON.stringify(keep)})) AND ${when}`;
  return [
    statement(sql`DELETE FROM identities WHERE ${added}`),
    statement(sql`DELETE FROM passkeys WHERE ${added}`),
  ];
}

/**
 * Takes the admin's role off an account that has no passkey any more: who recovers it by its mailbox alone would be an
 * admin by adding their own. `workers/commands/grant.ts` gives it back.
 * @param when a condition that is decided inside the write
 */
export const dropRoleWithoutPasskey = (userId: string | SQL, when: SQL = sql`true`): Write =>
  statement(sql`
    UPDATE users SET roles = '["ROLE_USER"]' WHERE id = ${userId} AND instr(roles, 'ROLE_SUPER_ADMIN') > 0
    AND NOT EXISTS (SELECT 1 FROM passkeys WHERE user_id = users.id) AND ${when}`);

/**
 * Removes the rest: password, sessions and mailed links. From here on the account is verified, so this comes after
 * every write that checks for that.
 */
export function verifyWithoutPassword(userId: string, now: Date): Write[] {
  const at = now.getTime();
  const unverified = isUnverified(userId);
  return [
    statement(sql`
      UPDATE sessions SET ended_at = ${at}, end_reason = 'taken-over'
      WHERE user_id = ${userId} AND ended_at IS NULL AND ${unverified}`),
    statement(sql`
      UPDATE mail_tokens SET used_at = ${at} WHERE user_id = ${userId} AND used_at IS NULL AND ${unverified}`),
    statement(sql`
      UPDATE users SET password_hash = NULL, email_verified_at = ${at}, updated_at = ${at}
      WHERE id = ${userId} AND email_verified_at IS NULL`),
  ];
}
