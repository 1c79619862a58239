import { and, desc, eq, lt, or, sql } from "drizzle-orm";
import { LIMITS } from "~/domain/limits";
import type { Database } from "~/server/platform/platform.server";
import { statement } from "./batch.server";
import { contacts } from "./schema/contacts.server";

export type ContactRow = typeof contacts.$inferSelect;

/**
 * Stores a contact, only while its page is up and its owner has fewer than the limit: both are decided inside the write.
 */
export function insertContact(contact: Omit<ContactRow, "mailedAt">) {
  const { id, ownerId, pageId, name, phone, email, position, company, linkedIn, source, consent } = contact;
  return statement(sql`
    INSERT INTO contacts (id, owner_id, page_id, name, phone, email, position, company, linked_in, source, consent,
      created_at)
    SELECT ${id}, ${ownerId}, ${pageId}, ${name}, ${phone}, ${email}, ${position}, ${company}, ${linkedIn}, ${source},
      ${JSON.stringify(consent)}, ${contact.createdAt.getTime()}
    WHERE (SELECT count(*) FROM contacts WHERE owner_id = ${ownerId}) < ${LIMITS.contacts}
      AND EXISTS (SELECT 1 FROM pages WHERE id = ${pageId} AND owner_id = ${ownerId} AND published = 1
        AND deleted_at IS NULL AND suspended_at IS NULL)`);
}

/** The owner's contacts, newest first, from after the cursor on. */
export function listOwnContacts(
  db: Database,
  ownerId: string,
  limit: number,
  after?: { createdAt: Date; id: string },
): Promise<ContactRow[]> {
  const older = after
    ? or(
        lt(contacts.createdAt, after.createdAt),
        and(eq(contacts.createdAt, after.createdAt), lt(contacts.id, after.id)),
      )
    : undefined;
  return db
    .select()
    .from(contacts)
    .where(and(eq(contacts.ownerId, ownerId), older))
    .orderBy(desc(contacts.createdAt), desc(contacts.id))
    .limit(limit);
}
