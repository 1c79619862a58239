import { and, eq, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { ContactChanges, ContactsChange } from "~/domain/contacts/contact";
import { LIMITS } from "~/domain/limits";
import type { Database } from "~/server/platform/platform.server";
import { NEVER_TOLD } from "./contacts.server";
import { contacts } from "./schema/contacts.server";
import { idsOf, withinContactReach } from "./scope.server";

/** Changes one contact within the user's reach, unless it was deleted. */
export function changeContactRow(db: Database, userId: string, id: string, changes: ContactChanges) {
  return db
    .update(contacts)
    .set(changes)
    .where(and(eq(contacts.id, id), withinContactReach(contacts, userId), isNull(contacts.deletedAt)));
}

/**
 * Changes contacts within the user's reach.
 * @param exceptOf owners whose contacts stay as they are. Tags are sets: a tag added twice is stored once, and a
 *   contact that would exceed the limit keeps its tags.
 */
export function changeContactRows(
  db: Database,
  userId: string,
  change: ContactsChange,
  exceptOf: readonly string[] = [],
) {
  const { ids, addTags = [], removeTags = [], status } = change;
  const changed = sql`(SELECT json_group_array(value) FROM (
    SELECT value FROM json_each(${contacts.tags}) WHERE value NOT IN (SELECT value FROM json_each(${JSON.stringify(removeTags)}))
    UNION SELECT value FROM json_each(${JSON.stringify(addTags)})))`;
  const tags = sql<
    string[]
  >`CASE WHEN json_array_length(${changed}) > ${LIMITS.contactTags} THEN ${contacts.tags}
    ELSE ${changed} END`;
  return db
    .update(contacts)
    .set({ tags, ...(status ? { status } : {}) })
    .where(
      and(
        withinContactReach(contacts, userId),
        among(ids),
        isNull(contacts.deletedAt),
        exceptOf.length > 0 ? sql`${contacts.ownerId} NOT IN ${idsOf(exceptOf)}` : undefined,
      ),
    )
    .returning({ id: contacts.id });
}

/**
 * Deletes contacts of the owner, with those merged into them, until {@link restoreContactRows} or a job that erases
 * them.
 * @returns the deleted ids: D1's change count includes the rows of the index
 */
export function deleteContactRows(db: Database, ownerId: string, ids: readonly string[], now: Date) {
  return db
    .update(contacts)
    .set({ deletedAt: now })
    .where(and(ownWithMerged(ownerId, ids), isNull(contacts.deletedAt)))
    .returning({ id: contacts.id });
}

/** Restores contacts that were deleted at or after an instant. */
export function restoreContactRows(db: Database, ownerId: string, ids: readonly string[], since: Date) {
  return db
    .update(contacts)
    .set({ deletedAt: null })
    .where(and(ownWithMerged(ownerId, ids), sql`${contacts.deletedAt} >= ${since.getTime()}`))
    .returning({ id: contacts.id });
}

/** The owner's contacts that were deleted at or after an instant. */
const recentlyDeleted = (ownerId: string, since: Date) =>
  and(eq(contacts.ownerId, ownerId), sql`${contacts.deletedAt} >= ${since.getTime()}`);

/** @returns how many of the owner's contacts were deleted at or after an instant, counted up to `max` */
export async function countRecentlyDeleted(db: Database, ownerId: string, since: Date, max: number) {
  const rows = await db
    .select({ one: sql`1` })
    .from(contacts)
    .where(recentlyDeleted(ownerId, since))
    .limit(max);
  return rows.length;
}

/** Restores some of the contacts deleted at or after an instant, at most `limit`. @returns those restored */
export function restoreRecentRows(db: Database, ownerId: string, since: Date, limit: number) {
  const some = db
    .select({ id: contacts.id })
    .from(contacts)
    .where(recentlyDeleted(ownerId, since))
    .limit(limit);
  return db
    .update(contacts)
    .set({ deletedAt: null })
    .where(sql`${contacts.id} IN ${some}`)
    .returning({ id: contacts.id });
}

/** Releases contacts of the owner from possible spam; no mail is sent about them any more. */
export function releaseContactRows(db: Database, ownerId: string, ids: readonly string[]) {
  return db
    .update(contacts)
    .set({ held: null, mailedAt: sql`coalesce(${contacts.mailedAt}, ${NEVER_TOLD.getTime()})` })
    .where(and(ownAmong(ownerId, ids), isNotNull(contacts.held), isNull(contacts.deletedAt)))
    .returning({ id: contacts.id });
}

/**
 * Shows all meetings of a person as one contact, while that one is listed: rows merged into a deleted one are shown
 * nowhere. Replaces earlier merges.
 */
export function mergeContactRows(db: Database, ownerId: string, into: { id: string; personKey: string }) {
  const isListed = sql`EXISTS (SELECT 1 FROM contacts root WHERE root.id = ${into.id} AND root.owner_id = ${ownerId}
    AND root.person_key = ${into.personKey} AND root.held IS NULL AND root.deleted_at IS NULL)`;
  return db
    .update(contacts)
    .set({ mergedInto: sql`CASE WHEN ${contacts.id} = ${into.id} THEN NULL ELSE ${into.id} END` })
    .where(
      and(
        eq(contacts.ownerId, ownerId),
        eq(contacts.personKey, into.personKey),
        isNull(contacts.held),
        isNull(contacts.deletedAt),
        isListed,
      ),
    );
}

/** Unmerges every contact that was merged into these of the owner's. */
export function unmergeContactRows(db: Database, ownerId: string, roots: readonly string[]) {
  return db
    .update(contacts)
    .set({ mergedInto: null })
    .where(
      and(
        eq(contacts.ownerId, ownerId),
        sql`${contacts.mergedInto} IN (SELECT value FROM json_each(${JSON.stringify(roots)}))`,
      ),
    );
}

/** The same, with the contacts merged into them. */
const ownWithMerged = (ownerId: string, ids: readonly string[]) =>
  and(
    eq(contacts.ownerId, ownerId),
    sql`${contacts.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)})
      UNION SELECT merged.id FROM contacts merged
        WHERE merged.merged_into IN (SELECT value FROM json_each(${JSON.stringify(ids)})))`,
  );

/** D1 takes a hundred parameters: the ids are one. */
const among = (ids: readonly string[]): SQL =>
  sql`${contacts.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`;
const ownAmong = (ownerId: string, ids: readonly string[]) => and(eq(contacts.ownerId, ownerId), among(ids));

/** The owner's contacts that were deleted before an instant, oldest deletion first. */
export function listDeletedContacts(db: Database, ownerId: string, until: Date, limit: number) {
  return db
    .select({ id: contacts.id })
    .from(contacts)
    .where(and(eq(contacts.ownerId, ownerId), lt(contacts.deletedAt, until)))
    .orderBy(contacts.deletedAt)
    .limit(limit);
}

/** Erases deleted contacts of the owner. Those restored meanwhile stay. */
export function eraseContactRows(db: Database, ownerId: string, ids: readonly string[], until: Date) {
  return db.delete(contacts).where(and(ownAmong(ownerId, ids), lt(contacts.deletedAt, until)));
}
