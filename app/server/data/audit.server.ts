import { sql } from "drizzle-orm";
import { newId } from "~/domain/ids";
import type { Database } from "~/server/platform/platform.server";
import { type Condition, statement, type Write } from "./batch.server";
import { insertWhere } from "./insert-where.server";
import { auditLog } from "./schema/operations.server";

export interface AuditEntry {
  /** Made here where it is left out. */
  id?: string;
  actorId: string | null;
  /** noun.verb, e.g. "page.delete" */
  action: string;
  /** The id of what it was done to. */
  thing: string;
  detail?: unknown;
  requestId?: string;
}

/**
 * @param when a condition that is decided inside the write
 * @returns the insert of an entry, where the change that it tells of is made by the same batch
 */
export function insertAuditWhere(
  { id = newId("aud"), actorId, action, thing, detail = null, requestId = "" }: AuditEntry,
  now: Date,
  when: Condition,
): Write {
  const row = { id, actorId, action, thing, detail, requestId, createdAt: now };
  return insertWhere(auditLog, row, when);
}

/** @returns the insert of an entry, for the batch of the change it tells of */
export function insertAudit(db: Database, entry: AuditEntry, now: Date) {
  return db.insert(auditLog).values({ id: newId("aud"), ...entry, createdAt: now });
}

/** Takes from the entries of some things whose they were and why: what was done when, by whom, stays. */
export function clearOwnerOf(things: readonly string[]): Write {
  return statement(sql`UPDATE audit_log SET detail = json_remove(detail, '$.user', '$.reason')
    WHERE thing IN (SELECT value FROM json_each(${JSON.stringify(things)})) AND detail IS NOT NULL`);
}

/** The same of some entries of one thing that still tell it. The change says how many there were. */
export function clearSomeOf(thing: string, limit: number): Write {
  return statement(sql`UPDATE audit_log SET detail = json_remove(detail, '$.user', '$.reason')
    WHERE id IN (SELECT id FROM audit_log WHERE thing = ${thing}
      AND coalesce(json_type(detail, '$.user'), json_type(detail, '$.reason')) IS NOT NULL LIMIT ${limit})`);
}

/** What an account notes of itself, with its own id as the thing, when it acts in another: its entries hold its name. */
export const ACTS = "account.acts";

/** @returns the id of the last of the next entries behind one, in the order of their ids; undefined behind all */
export async function auditIdAfter(db: Database, after: string, limit: number): Promise<string | undefined> {
  const [row] = await db.all<{ last: string | null }>(sql`
    SELECT max(id) AS last FROM (SELECT id FROM audit_log WHERE id > ${after} ORDER BY id LIMIT ${limit})`);
  return row?.last ?? undefined;
}

/** Takes from the entries between two ids that an account made its name as an admin, and its reasons. */
export function forgetAdmin(userId: string, after: string, last: string): Write {
  return statement(sql`UPDATE audit_log SET detail = json_remove(detail, '$.admin', '$.reason')
    WHERE id > ${after} AND id <= ${last} AND actor_id = ${userId} AND detail IS NOT NULL`);
}
