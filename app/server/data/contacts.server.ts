import { and, asc, eq, gt, isNull, type SQL, sql } from "drizzle-orm";
import { personKeyOf } from "~/domain/contacts/contact";
import { LIMITS } from "~/domain/limits";
import type { Database } from "~/server/platform/platform.server";
import { insertWhere, type WholeRow } from "./insert-where.server";
import { cards } from "./schema/cards.server";
import { contacts } from "./schema/contacts.server";
import { pages } from "./schema/pages.server";
import { VISIBLE_CARD, VISIBLE_PAGE } from "./visible.server";

export type ContactRow = typeof contacts.$inferSelect;

type Made = "id" | "ownerId" | "pageId" | "source" | "consent" | "createdAt";
/** A new contact: omitted fields are unknown or not written yet. */
export type NewContact = Pick<ContactRow, Made> & Partial<Omit<ContactRow, Made | "seq" | "personKey">>;

/** `mailedAt` of a contact that is never mailed: long ago, so that it does not count as mailed within the hour. */
export const NEVER_TOLD = new Date(0);

const UNWRITTEN = {
  ...{ cardId: null, code: null, language: null, name: "", phone: null, email: null, position: null },
  ...{ company: null, linkedIn: null, message: null, note: "", status: "new" },
  ...{ memberId: null, mergedInto: null, held: null, deletedAt: null, mailedAt: null, seq: null },
} as const satisfies Partial<ContactRow>;

/**
 * A contact as a row; undefined fields are left out. Without consent the column holds JSON null, since it is not
 * nullable.
 */
export const rowOf = (contact: NewContact): WholeRow<typeof contacts> => ({
  ...UNWRITTEN,
  tags: [],
  personKey: personKeyOf(contact),
  ...(Object.fromEntries(Object.entries(contact).filter(([, value]) => value !== undefined)) as NewContact),
  consent: contact.consent ?? sql`'null'`,
});

/** How many contacts an owner has, as a number in a statement. */
export const contactsOf = (ownerId: string): SQL =>
  sql`coalesce((SELECT contacts FROM contact_counts WHERE owner_id = ${ownerId}), 0)`;

/** Whether the page or card still accepts details from visitors: decided inside the write. */
function isUp({ ownerId, pageId, cardId, source, createdAt }: NewContact): SQL {
  if (source === "card")
    return sql`EXISTS (SELECT 1 FROM cards JOIN users ON users.id = cards.owner_id
      JOIN entitlements ON entitlements.user_id = cards.owner_id
      WHERE cards.id = ${cardId ?? ""} AND cards.owner_id = ${ownerId} AND ${VISIBLE_CARD} AND cards.resting_at IS NULL
      AND json_extract(cards.content, '$.takesDetails') = 1 AND entitlements.plan = 'pro'
      AND (entitlements.status = 'lifetime' OR entitlements.status NOT IN ('free', 'expired')
        AND coalesce(entitlements.ends_at > ${createdAt.getTime()}, 1)))`;
  return sql`EXISTS (SELECT 1 FROM pages JOIN users ON users.id = pages.owner_id
    WHERE pages.id = ${pageId} AND pages.owner_id = ${ownerId} AND ${VISIBLE_PAGE})`;
}

/** The member who holds the card a contact came by: the card of the form, else that of the scanned code. */
const memberOf = ({ ownerId, cardId = null, code = null }: NewContact): SQL =>
  sql`coalesce((SELECT member_id FROM cards WHERE id = ${cardId} AND owner_id = ${ownerId}),
    (SELECT cards.member_id FROM codes JOIN cards ON cards.id = codes.card_id
      WHERE codes.code = ${code} AND codes.owner_id = ${ownerId}))`;

/**
 * Stores what a visitor left, only while its page or card is up. Beyond its owner's limit a contact is held, and a
 * little further on nothing is stored. A code of another owner is dropped. All that is decided inside the write.
 */
export function insertContact(contact: NewContact) {
  const { ownerId, held = null, code = null } = contact;
  const isFull = sql`${contactsOf(ownerId)} >= ${LIMITS.contacts}`;
  const reason = sql`coalesce(${held}, CASE WHEN ${isFull} THEN 'full' END)`;
  const row = {
    ...rowOf(contact),
    held: reason,
    // Held contacts are not mailed.
    mailedAt: sql`CASE WHEN ${reason} IS NOT NULL THEN ${NEVER_TOLD.getTime()} END`,
    code: sql`(SELECT code FROM codes WHERE code = ${code} AND owner_id = ${ownerId})`,
    memberId: memberOf(contact),
  };
  const hasRoom = sql`${contactsOf(ownerId)} < ${LIMITS.contacts + LIMITS.contactsBeyond}`;
  return insertWhere(contacts, row, sql`${hasRoom} AND ${isUp(contact)}`);
}

/**
 * Stores a contact that its owner adds, while they have fewer than the limit; an existing one with the same id stays as
 * it is.
 */
export function insertOwnContact(contact: Omit<NewContact, "consent">) {
  const isWithinLimit = sql`${contactsOf(contact.ownerId)} < ${LIMITS.contacts}`;
  return insertWhere(contacts, rowOf({ ...contact, consent: null }), isWithinLimit, { target: ["id"] });
}

/** What a mail about a contact needs: the contact, and its page or card. */
const mailColumns = {
  contact: contacts,
  page: { title: pages.title, slug: pages.slug },
  card: { header: sql<string>`coalesce(json_extract(${cards.content}, '$.header'), '')`, hash: cards.hash },
};

/** A deleted contact is mailed after it is restored, with the next ones. */
const isUnmailed = and(isNull(contacts.mailedAt), isNull(contacts.deletedAt));

export async function findContactToMail(db: Database, id: string) {
  const [row] = await db
    .select(mailColumns)
    .from(contacts)
    .leftJoin(pages, eq(pages.id, contacts.pageId))
    .leftJoin(cards, eq(cards.id, contacts.cardId))
    .where(and(eq(contacts.id, id), isUnmailed));
  return row;
}

export type ContactToMail = NonNullable<Awaited<ReturnType<typeof findContactToMail>>>;

/** @returns the owner's contacts that were not mailed yet, oldest first */
export function listUnmailedContacts(db: Database, ownerId: string, limit: number): Promise<ContactToMail[]> {
  return db
    .select(mailColumns)
    .from(contacts)
    .leftJoin(pages, eq(pages.id, contacts.pageId))
    .leftJoin(cards, eq(cards.id, contacts.cardId))
    .where(and(eq(contacts.ownerId, ownerId), isUnmailed))
    .orderBy(asc(contacts.createdAt))
    .limit(limit);
}

/** @returns how many of the owner's contacts are still to be mailed, counted up to `max` */
export function countUnmailedContacts(db: Database, ownerId: string, max: number): Promise<number> {
  return countUpTo(db, max, and(eq(contacts.ownerId, ownerId), isUnmailed));
}

/** @returns how many of the owner's contacts were mailed after an instant, counted up to `max` */
export function countContactsMailedSince(
  db: Database,
  ownerId: string,
  since: Date,
  max: number,
): Promise<number> {
  return countUpTo(
    db,
    max,
    and(eq(contacts.ownerId, ownerId), gt(contacts.mailedAt, since), isNull(contacts.held)),
  );
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

/** Condition of a write in the same batch: the contact was stored and is not held. */
export const isLiveContact = (id: string): SQL =>
  sql`EXISTS (SELECT 1 FROM contacts WHERE id = ${id} AND held IS NULL)`;
