import { and, asc, eq, gt, isNull, type SQL, sql } from "drizzle-orm";
import { personKeyOf } from "~/domain/contacts/contact";
import { LIMITS } from "~/domain/limits";
import type { Database } from "~/server/platform/platform.server";
import { insertWhere } from "./insert-where.server";
import { keyset, type ListPlace } from "./keyset.server";
import { contacts } from "./schema/contacts.server";
import { pages } from "./schema/pages.server";
import { VISIBLE_PAGE } from "./visible.server";

export type ContactRow = typeof contacts.$inferSelect;

type Made = "id" | "ownerId" | "pageId" | "source" | "consent" | "createdAt";
/** A contact that comes: what is left out is not known, or not written yet. */
export type NewContact = Pick<ContactRow, Made> & Partial<Omit<ContactRow, Made | "seq" | "personKey">>;

const UNWRITTEN = {
  ...{ cardId: null, code: null, language: null, name: "", phone: null, email: null, position: null },
  ...{ company: null, linkedIn: null, message: null, note: "", status: "new" },
  ...{ mergedInto: null, held: null, deletedAt: null, mailedAt: null, seq: null },
} as const satisfies Partial<ContactRow>;

const rowOf = (contact: NewContact): ContactRow => ({
  ...UNWRITTEN,
  tags: [],
  personKey: personKeyOf(contact),
  ...contact,
});

/**
 * Stores a contact, only while its page is up and its owner has fewer than the limit: both are decided inside the write.
 */
export function insertContact(contact: NewContact) {
  const { ownerId, pageId } = contact;
  const isVisible = sql`EXISTS (SELECT 1 FROM pages JOIN users ON users.id = pages.owner_id
    WHERE pages.id = ${pageId} AND pages.owner_id = ${ownerId} AND ${VISIBLE_PAGE})`;
  return insertWhere(contacts, rowOf(contact), sql`${isWithinLimit(ownerId)} AND ${isVisible}`);
}

/** Stores a contact that its owner writes down, while they have fewer than the limit; one of the same id stays as it is. */
export function insertOwnContact(contact: Omit<NewContact, "consent">) {
  // Nobody agreed to anything: JSON's null, which is no null of SQL.
  const row = { ...rowOf({ ...contact, consent: null }), consent: sql`'null'` };
  return insertWhere(contacts, row, isWithinLimit(contact.ownerId), { target: ["id"] });
}

/** Condition of a write: the owner has fewer contacts than there may be. */
const isWithinLimit = (ownerId: string): SQL => sql`coalesce((SELECT contacts FROM contact_counts
  WHERE owner_id = ${ownerId}), 0) < ${LIMITS.contacts}`;

/** What a mail about a contact needs: the contact, its page, and the owner it goes to. */
const mailColumns = {
  contact: contacts,
  page: { title: pages.title, slug: pages.slug },
};

export async function findContactToMail(db: Database, id: string) {
  const [row] = await db
    .select(mailColumns)
    .from(contacts)
    .leftJoin(pages, eq(pages.id, contacts.pageId))
    .where(and(eq(contacts.id, id), isNull(contacts.mailedAt)));
  return row;
}

export type ContactToMail = NonNullable<Awaited<ReturnType<typeof findContactToMail>>>;

/** @returns the owner's contacts that were not mailed yet, oldest first */
export function listUnmailedContacts(db: Database, ownerId: string, limit: number): Promise<ContactToMail[]> {
  return db
    .select(mailColumns)
    .from(contacts)
    .leftJoin(pages, eq(pages.id, contacts.pageId))
    .where(and(eq(contacts.ownerId, ownerId), isNull(contacts.mailedAt)))
    .orderBy(asc(contacts.createdAt))
    .limit(limit);
}

/** @returns how many of the owner's contacts wait to be mailed, counted up to `max` */
export function countUnmailedContacts(db: Database, ownerId: string, max: number): Promise<number> {
  return countUpTo(db, max, and(eq(contacts.ownerId, ownerId), isNull(contacts.mailedAt)));
}

/** @returns how many of the owner's contacts were mailed after an instant, counted up to `max` */
export function countContactsMailedSince(
  db: Database,
  ownerId: string,
  since: Date,
  max: number,
): Promise<number> {
  return countUpTo(db, max, and(eq(contacts.ownerId, ownerId), gt(contacts.mailedAt, since)));
}

async function countUpTo(db: Database, max: number, condition: SQL | undefined): Promise<number> {
  const rows = await db.select({ one: sql`1` }).from(contacts).where(condition).limit(max);
  return rows.length;
}

export function markContactsMailed(db: Database, ids: string[], now: Date) {
  return db
    .update(contacts)
    .set({ mailedAt: now })
    .where(sql`${contacts.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`);
}

/** Condition of a write in the same batch: the contact was stored. */
export const contactExists = (id: string): SQL => sql`EXISTS (SELECT 1 FROM contacts WHERE id = ${id})`;

/** The owner's contacts, newest first, from after the cursor on. */
export function listOwnContacts(
  db: Database,
  ownerId: string,
  limit: number,
  after?: ListPlace,
): Promise<ContactRow[]> {
  const { older, order } = keyset(contacts, after);
  return db
    .select()
    .from(contacts)
    .where(and(eq(contacts.ownerId, ownerId), older))
    .orderBy(...order)
    .limit(limit);
}
