import { sql } from "drizzle-orm";
import { newId } from "~/domain/ids";
import type { Database } from "~/server/platform/platform.server";
import { type Condition, statement, type Write } from "./batch.server";
import { insertWhere } from "./insert-where.server";
import { auditLog } from "./schema/operations.server";

export interface AuditEntry {
  /** Generated when left out. */
  id?: string;
  actorId: string | null;
  /** noun.verb, e.g. "page.delete" */
  action: string;
  /** The id of the affected object. */
  thing: string;
  detail?: unknown;
  requestId?: string;
}

/**
 * @param when a condition that is decided inside the write
 * @returns the insert of an entry, where the batch makes the change it records
 */
export function insertAuditWhere(
  { id = newId("aud"), actorId, action, thing, detail = null, requestId = "" }: AuditEntry,
  now: Date,
  when: Condition,
): Write {
  const row = { id, actorId, action, thing, detail, requestId, createdAt: now };
  return insertWhere(auditLog, row, when);
}

/** @returns the insert of an entry, for the batch of the change it records */
export function insertAudit(db: Database, entry: AuditEntry, now: Date) {
  return db.insert(auditLog).values({ id: newId("aud"), ...entry, createdAt: now });
}

/** Removes user and reason from the entries of some things: action, time and actor stay. */
export function clearOwnerOf(things: readonly string[]): Write {
  return statement(sql`UPDATE audit_log SET detail = json_remove(detail, '$.user', '$.reason')
    WHERE thing IN (SELECT value FROM json_each(${JSON.stringify(things)})) AND detail IS NOT NULL`);
}

/** The same for some entries of one thing that still have them. The change count is the number of entries. */
export function clearSomeOf(thing: string, limit: number): Write {
  return statement(sql`UPDATE audit_log SET detail = json_remove(detail, '$.user', '$.reason')
    WHERE id IN (SELECT id FROM audit_log WHERE thing = ${thing}
      AND coalesce(json_type(detail, '$.user'), json_type(detail, '$.reason')) IS NOT NULL LIMIT ${limit})`);
}

/** Recorded with an account's own id as the thing when it acts in another account: those entries hold its name. */
export const ACTS = "account.acts";

/** @returns the last id of the next page of entries, in id order; undefined past the end */
export async function auditIdAfter(db: Database, after: string, limit: number): Promise<string | undefined> {
  const [row] = await db.all<{ last: string | null }>(sql`
    SELECT max(id) AS last FROM (SELECT id FROM audit_log WHERE id > ${after} ORDER BY id LIMIT ${limit})`);
  return row?.last ?? undefined;
}

/** Removes the admin's name and reasons from the entries between two ids that an account made. */
export function anonymizeAdmin(userId: string, after: string, last: string): Write {
  return statement(sql`UPDATE audit_log SET detail = json_remove(detail, '$.admin', '$.reason')
    WHERE id > ${after} AND id <= ${last} AND actor_id = ${userId} AND detail IS NOT NULL`);
}
