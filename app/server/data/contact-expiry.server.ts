import { type SQL, sql } from "drizzle-orm";
import { RETENTION_MONTHS } from "~/domain/contacts/settings";
import type { Database } from "~/server/platform/platform.server";
import { statement, type Write } from "./batch.server";

export interface OwnerOfOld {
  ownerId: string;
  months: number;
}

/**
 * Scans some owners, by id, for those with contacts older than their retention. It reads two rows and one index entry
 * per owner, however many contacts they have.
 * @param cutoff by the chosen months
 * @returns those, and the last one scanned; none when no owner is left
 */
export async function findOwnersOfOld(
  db: Database,
  after: string,
  limit: number,
  cutoff: (months: number) => Date,
): Promise<{ owners: OwnerOfOld[]; last?: string }> {
  const months = sql`coalesce(s.retention_months, 36)`;
  const cases = RETENTION_MONTHS.filter((count) => count > 0).map(
    (count) => sql`WHEN ${count} THEN ${cutoff(count).getTime()}`,
  );
  const rows = await db.all<{ ownerId: string; months: number; hasOld: number }>(sql`
    SELECT c.owner_id AS ownerId, ${months} AS months,
      EXISTS (SELECT 1 FROM contacts WHERE owner_id = c.owner_id
        AND created_at < CASE ${months} ${sql.join(cases, sql` `)} ELSE -1 END) AS hasOld
    FROM (SELECT owner_id FROM contact_counts WHERE owner_id > ${after} ORDER BY owner_id LIMIT ${limit}) c
    LEFT JOIN contact_settings s ON s.owner_id = c.owner_id ORDER BY c.owner_id`);
  const owners = rows
    .filter(({ hasOld }) => hasOld === 1)
    .map(({ ownerId, months: count }) => ({ ownerId, months: count }));
  return { owners, last: rows.at(-1)?.ownerId };
}

export interface OldContact {
  id: string;
  createdAt: number;
  isOver: number;
}

/** The newest of some meetings, by index order: later ones have the greater row id. */
const newest = (of: SQL): SQL => sql`coalesce((SELECT created_at FROM contacts later
  WHERE ${of} AND later.owner_id = old.owner_id AND later.deleted_at IS NULL AND later.held IS NULL
  ORDER BY later.rowid DESC LIMIT 1), 0)`;

/**
 * Some of an owner's contacts from before an instant, oldest first. `isOver` marks those whose person was not met
 * since: the same e-mail address or phone number, or merged with it in the owner's view.
 * @param after `<time>:<id>` of the contact to continue after; empty for the first
 */
export function listOldContacts(
  db: Database,
  ownerId: string,
  cutoff: Date,
  after: string,
  limit: number,
): Promise<OldContact[]> {
  const before = cutoff.getTime();
  const [time = "", id = ""] = after.split(":");
  const place = after ? sql`AND (created_at, id) > (${Number(time)}, ${id})` : sql``;
  return db.all<OldContact>(sql`
    SELECT id, created_at AS createdAt,
      ${newest(sql`later.person_key = old.person_key`)} < ${before}
      AND ${newest(sql`later.merged_into = coalesce(old.merged_into, old.id)`)} < ${before}
      AND ${newest(sql`later.id = old.merged_into`)} < ${before} AS isOver
    FROM contacts old WHERE owner_id = ${ownerId} AND created_at < ${before} ${place}
    ORDER BY created_at, id LIMIT ${limit}`);
}

/** Deletes contacts of an owner permanently, with the owner's notifications about them. */
export function eraseOldContacts(ownerId: string, ids: readonly string[]): Write[] {
  const chosen = JSON.stringify(ids);
  return [
    statement(sql`DELETE FROM notifications WHERE user_id = ${ownerId}
      AND dedupe_key IN (SELECT 'contact:' || value FROM json_each(${chosen}))`),
    // Contacts merged into one of them are unmerged.
    statement(sql`UPDATE contacts SET merged_into = NULL WHERE owner_id = ${ownerId}
      AND merged_into IN (SELECT value FROM json_each(${chosen}))`),
    statement(sql`DELETE FROM contacts WHERE owner_id = ${ownerId}
      AND id IN (SELECT value FROM json_each(${chosen}))`),
  ];
}
