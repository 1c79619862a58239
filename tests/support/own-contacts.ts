import { desc, eq } from "drizzle-orm";
import type { ContactRow } from "~/server/data/contacts.server";
import { contacts } from "~/server/data/schema/contacts.server";
import type { Database } from "~/server/platform/platform.server";

/** All rows that an owner has, held and deleted ones among them, newest first. */
export function listOwnContacts(db: Database, ownerId: string, limit: number): Promise<ContactRow[]> {
  return db
    .select()
    .from(contacts)
    .where(eq(contacts.ownerId, ownerId))
    .orderBy(desc(contacts.createdAt), desc(contacts.id))
    .limit(limit);
}
