import { and, desc, eq, gt, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { ChangeableKind, Frequency, NotificationKind } from "~/domain/notifications/kinds";
import type { Database } from "~/server/platform/platform.server";
import { type Condition, statement, type Write } from "./batch.server";
import { insertFrom, insertWhere } from "./insert-where.server";
import { keyset, type ListPlace } from "./keyset.server";
import { mailSuppressions, notificationPreferences, notifications } from "./schema/notifications.server";

export type NotificationRow = typeof notifications.$inferSelect;

/** Inserts a notification where a condition is true; an existing one with the same key stays as it is. */
export function insertNotification(row: NotificationRow, when: Condition = sql`true`): Write {
  return insertWhere(notifications, row, when, { target: ["dedupeKey"] });
}

/** Inserts the same notification for many users in one write; existing keys stay as they are. */
export function insertNotifications(
  rows: readonly Pick<NotificationRow, "id" | "userId" | "dedupeKey">[],
  { kind, payload }: Pick<NotificationRow, "kind" | "payload">,
  now: Date,
  when: Condition,
): Write {
  const of = (name: string) => sql`json_extract(told.value, ${`$.${name}`})`;
  const row = {
    ...{ id: of("id"), userId: of("userId"), dedupeKey: of("dedupeKey") },
    ...{ kind, payload, createdAt: now, readAt: null, mailedAt: null },
  };
  const rest = sql`FROM json_each(${JSON.stringify(rows)}) AS told WHERE ${when}`;
  return insertFrom(notifications, row, rest, { target: ["dedupeKey"] });
}

/** Condition of a write in the same batch: the notification was inserted by it. */
export const isNotification = (id: string): SQL => sql`EXISTS (SELECT 1 FROM notifications WHERE id = ${id})`;

/** Condition of a write: another one is true, and the user got no notification of a kind since an instant. */
export const isUntoldSince = (
  userId: string,
  kind: NotificationKind,
  since: Date,
  when: Condition,
): Condition =>
  sql`(${when} AND NOT EXISTS (SELECT 1 FROM notifications WHERE user_id = ${userId} AND kind = ${kind}
    AND created_at >= ${since.getTime()}))`;

/** Deletes a notification by its key, such as that of a deleted contact. */
export const deleteNotification = (userId: string, dedupeKey: string): Write =>
  statement(sql`DELETE FROM notifications WHERE dedupe_key = ${dedupeKey} AND user_id = ${userId}`);

/** Updates the person's name in a notification by its key. */
export const renameInNotification = (userId: string, dedupeKey: string, name: string): Write =>
  statement(sql`UPDATE notifications SET payload = json_set(payload, '$.name', ${name})
    WHERE dedupe_key = ${dedupeKey} AND user_id = ${userId}`);

export async function findNotification(db: Database, id: string): Promise<NotificationRow | undefined> {
  const [row] = await db.select().from(notifications).where(eq(notifications.id, id));
  return row;
}

/** A user's notifications, newest first, starting after the cursor. */
export function listNotificationRows(
  db: Database,
  userId: string,
  limit: number,
  after?: ListPlace,
): Promise<NotificationRow[]> {
  const { older, order } = keyset(notifications, after);
  return db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, userId), older))
    .orderBy(...order)
    .limit(limit);
}

/** @returns how many of a user's notifications are unread, counted up to `max` */
export async function countUnreadNotifications(db: Database, userId: string, max: number): Promise<number> {
  const rows = await db
    .select({ one: sql`1` })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt)))
    .limit(max);
  return rows.length;
}

/** @param ids those to be marked as read, or "all" */
export function markNotificationsRead(userId: string, ids: readonly string[] | "all", now: Date): Write {
  const chosen = ids === "all" ? sql`true` : sql`id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`;
  return statement(sql`UPDATE notifications SET read_at = ${now.getTime()}
    WHERE user_id = ${userId} AND read_at IS NULL AND ${chosen}`);
}

/** Marks the notification with a key as read. */
export const markNotificationRead = (userId: string, dedupeKey: string, now: Date): Write =>
  statement(sql`UPDATE notifications SET read_at = ${now.getTime()}
    WHERE dedupe_key = ${dedupeKey} AND user_id = ${userId} AND read_at IS NULL`);

/** @returns notifications that were neither read nor mailed, of some kinds and since an instant, newest first */
export function listUndigested(
  db: Database,
  userId: string,
  { kinds, since, limit }: { kinds: readonly ChangeableKind[]; since: Date; limit: number },
): Promise<NotificationRow[]> {
  return db
    .select()
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, userId),
        isNull(notifications.mailedAt),
        isNull(notifications.readAt),
        gt(notifications.createdAt, since),
        inArray(notifications.kind, [...kinds]),
      ),
    )
    .orderBy(desc(notifications.createdAt))
    .limit(limit);
}

export function markNotificationsMailed(ids: readonly string[], now: Date): Write {
  return statement(sql`UPDATE notifications SET mailed_at = ${now.getTime()}
    WHERE id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`);
}

/** A user's mail preferences. */
export function findPreferences(db: Database, userId: string) {
  return db.select().from(notificationPreferences).where(eq(notificationPreferences.userId, userId));
}

export function setPreference(userId: string, kind: ChangeableKind, frequency: Frequency, now: Date): Write {
  const isThere = sql`EXISTS (SELECT 1 FROM users WHERE id = ${userId} AND is_enabled = 1)`;
  return insertWhere(notificationPreferences, { userId, kind, frequency, updatedAt: now }, isThere, {
    target: ["userId", "kind"],
    set: "new",
  });
}

/** @param mailbox a keyed hash of an address */
export function suppressMailbox(mailbox: string, now: Date): Write {
  return insertWhere(mailSuppressions, { mailbox, createdAt: now }, sql`true`, { target: ["mailbox"] });
}

/** @param mailboxes the keyed hashes of one address */
export async function isMailboxSuppressed(db: Database, mailboxes: string[]): Promise<boolean> {
  const rows = await db
    .select({ one: sql`1` })
    .from(mailSuppressions)
    .where(inArray(mailSuppressions.mailbox, mailboxes))
    .limit(1);
  return rows.length > 0;
}
