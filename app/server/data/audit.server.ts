import { newId } from "~/domain/ids";
import type { Database } from "~/server/platform/platform.server";
import { auditLog } from "./schema/operations.server";

export interface AuditEntry {
  actorId: string | null;
  /** noun.verb, e.g. "page.delete" */
  action: string;
  /** The id of what it was done to. */
  thing: string;
  detail?: unknown;
  requestId?: string;
}

/** @returns the insert of an entry, for the batch of the change it tells of */
export function insertAudit(db: Database, entry: AuditEntry, now: Date) {
  return db.insert(auditLog).values({ id: newId("aud"), ...entry, createdAt: now });
}
