import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { DeletionReason } from "~/domain/accounts/leaving";
import { LIMITS } from "~/domain/limits";
import type { Database } from "~/server/platform/platform.server";
import { ACTS } from "./audit.server";
import { statement, type Write } from "./batch.server";
import { insertFrom, insertWhere } from "./insert-where.server";
import { deletedAccounts } from "./schema/leaving.server";
import { auditLog } from "./schema/operations.server";
import { slugHolds } from "./schema/pages.server";

export type DeletedAccountRow = typeof deletedAccounts.$inferSelect;

/** The condition of every write of a deletion but the last: the account exists and was not deleted in another tab. */
export const isAccountThere = (userId: string): SQL =>
  sql`EXISTS (SELECT 1 FROM users WHERE id = ${userId} AND is_enabled = 1)`;

/**
 * The same for an account whose name and reasons may be in the audit log: an admin's, or one that ever acted as one.
 */
export const isAdminThere = (userId: string): SQL =>
  sql`EXISTS (SELECT 1 FROM users WHERE id = ${userId} AND is_enabled = 1
    AND (EXISTS (SELECT 1 FROM json_each(users.roles) WHERE value = 'ROLE_SUPER_ADMIN')
      OR EXISTS (SELECT 1 FROM audit_log WHERE thing = ${userId} AND action = ${ACTS})))`;

/** Marks an account as deleted, once. */
export function markAccountDeleted(
  account: { userId: string; emailHash: string; reason: DeletionReason | null },
  now: Date,
): Write {
  const row = { ...account, deletedAt: now, erasedAt: null };
  return insertWhere(deletedAccounts, row, isAccountThere(account.userId), { target: ["userId"] });
}

/** The audit entry of a deletion: by ids alone. */
export function auditDeletion(entry: { id: string; userId: string; requestId: string }, now: Date): Write {
  const { id, userId, requestId } = entry;
  const row = { id, actorId: userId, action: "account.delete", thing: userId, detail: null, requestId };
  return insertWhere(auditLog, { ...row, createdAt: now }, isAccountThere(userId));
}

/**
 * Takes all content of an account off the site: pages respond with 410, their addresses are held, cards are deleted.
 */
export function hideAccount(userId: string, until: Date, now: Date): Write[] {
  const at = now.getTime();
  const isLive = sql`owner_id = ${userId} AND deleted_at IS NULL AND ${isAccountThere(userId)}`;
  const hold = { slug: sql`slug`, pageId: sql`id`, ownerId: userId, kind: "deleted" as const, until };
  return [
    statement(
      sql`UPDATE slug_holds SET kind = 'deleted' WHERE owner_id = ${userId} AND ${isAccountThere(userId)}`,
    ),
    insertFrom(slugHolds, hold, sql`FROM pages WHERE ${isLive}`, { target: ["slug"], set: "new" }),
    statement(sql`UPDATE pages SET deleted_at = ${at}, updated_at = ${at} WHERE ${isLive}`),
    statement(sql`UPDATE cards SET deleted_at = ${at}, updated_at = ${at} WHERE ${isLive}`),
  ];
}

/** Ends every session and sign-in method of an account, and removes its unsent mail from the queue. */
export function closeAccount(userId: string, now: Date): Write[] {
  const at = now.getTime();
  const isThere = isAccountThere(userId);
  return [
    statement(sql`UPDATE sessions SET ended_at = ${at}, end_reason = 'deleted'
      WHERE user_id = ${userId} AND ended_at IS NULL AND ${isThere}`),
    statement(sql`DELETE FROM mail_tokens WHERE user_id = ${userId} AND ${isThere}`),
    statement(sql`DELETE FROM passkeys WHERE user_id = ${userId} AND ${isThere}`),
    statement(sql`DELETE FROM email_changes WHERE user_id = ${userId} AND ${isThere}`),
    statement(sql`DELETE FROM outbox WHERE state = 'pending' AND shard = ${userId}
      AND name IN ('sendMail', 'mailContact', 'mailContactDigest', 'mailNotification', 'mailDigest') AND ${isThere}`),
  ];
}

/** Clears the account's own row: its address is free from here on. The row itself is deleted after everything else. */
export function emptyUser(userId: string, now: Date): Write {
  return statement(sql`
    UPDATE users SET email = ${`deleted:${userId}`}, name = '', password_hash = NULL, roles = '[]', is_enabled = 0,
      email_verified_at = NULL, time_zone = NULL, position = NULL, website = NULL, industry = NULL, use_purpose = NULL,
      team_size = NULL, email_client = NULL, networks = NULL, first_touch = NULL, updated_at = ${now.getTime()}
    WHERE id = ${userId} AND is_enabled = 1`);
}

/** @returns the mark of a deleted account, or undefined where it is not deleted */
export async function findDeletedAccount(
  db: Database,
  userId: string,
): Promise<DeletedAccountRow | undefined> {
  const [row] = await db.select().from(deletedAccounts).where(eq(deletedAccounts.userId, userId));
  return row;
}

/** Records that an account is fully erased. */
export function markErased(db: Database, userId: string, now: Date) {
  return db
    .update(deletedAccounts)
    .set({ erasedAt: now })
    .where(and(eq(deletedAccounts.userId, userId), isNull(deletedAccounts.erasedAt)));
}

/** Counts what is deleted with an account. */
export async function countLeaving(db: Database, userId: string, now: Date) {
  const [row] = await db.all<Record<"pages" | "cards" | "phones" | "contacts" | "drafts", number>>(sql`
    SELECT (SELECT count(*) FROM pages WHERE owner_id = ${userId} AND deleted_at IS NULL) AS pages,
      (SELECT count(*) FROM cards WHERE owner_id = ${userId} AND deleted_at IS NULL) AS cards,
      (SELECT count(*) FROM cards CROSS JOIN pass_registrations ON pass_registrations.card_id = cards.id
        WHERE cards.owner_id = ${userId} AND cards.deleted_at IS NULL) AS phones,
      coalesce((SELECT contacts FROM contact_counts WHERE owner_id = ${userId}), 0) AS contacts,
      (SELECT count(*) FROM temporary_entities WHERE owner_id = ${userId} AND expires_at > ${now.getTime()}) AS drafts`);
  return row ?? { pages: 0, cards: 0, phones: 0, contacts: 0, drafts: 0 };
}

/** How many phones hold the pass of each card, up to the number that are notified of changes. */
export async function countPhones(db: Database, cardIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await db.all<{ id: string; phones: number }>(sql`
    SELECT wanted.value AS id, (SELECT count(*) FROM (SELECT 1 FROM pass_registrations
      WHERE card_id = wanted.value LIMIT ${LIMITS.devicesPerPass})) AS phones
    FROM json_each(${JSON.stringify(cardIds)}) AS wanted`);
  return new Map(rows.map(({ id, phones }) => [id, phones]));
}
