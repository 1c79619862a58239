import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Consent } from "~/domain/contacts/consent";
import { personKeyOf } from "~/domain/contacts/contact";
import type { ContactDetails } from "~/domain/contacts/form";
import type { Database } from "~/server/platform/platform.server";
import { type Condition, statement, type Write } from "./batch.server";
import type { ContactRow } from "./contacts.server";
import { insertWhere } from "./insert-where.server";
import { users } from "./schema/accounts.server";
import { cards } from "./schema/cards.server";
import { consentWithdrawals, contacts } from "./schema/contacts.server";
import { pages } from "./schema/pages.server";

/**
 * @param withDeleted finds also what its owner deleted and could restore
 * @returns what a visitor left and where, unless it is deleted or has no consent
 */
export async function findOwnDetails(db: Database, id: string, { withDeleted = false } = {}) {
  const [row] = await db
    .select({
      contact: contacts,
      ownerName: users.name,
      page: { title: pages.title, slug: pages.slug, content: pages.content },
      card: {
        hash: cards.hash,
        header: sql<string>`coalesce(json_extract(${cards.content}, '$.header'), '')`,
      },
    })
    .from(contacts)
    .innerJoin(users, eq(users.id, contacts.ownerId))
    .leftJoin(pages, and(eq(pages.id, contacts.pageId), isNull(pages.deletedAt)))
    .leftJoin(cards, and(eq(cards.id, contacts.cardId), isNull(cards.deletedAt)))
    .where(
      and(
        eq(contacts.id, id),
        withDeleted ? undefined : isNull(contacts.deletedAt),
        sql`json_type(${contacts.consent}) = 'object'`,
      ),
    );
  return row;
}

export type OwnDetailsRow = NonNullable<Awaited<ReturnType<typeof findOwnDetails>>>;

/** Stores a visitor's correction: an omitted field is removed. */
export function correctDetails(db: Database, id: string, details: ContactDetails, consent: Consent) {
  const { name = "", phone = null, email = null, position = null, company = null } = details;
  const { linkedIn = null, message = null } = details;
  return db
    .update(contacts)
    .set({
      ...{ name, phone, email, position, company, linkedIn, message, consent },
      personKey: personKeyOf({ email, phone }),
    })
    .where(and(eq(contacts.id, id), isNull(contacts.deletedAt)));
}

/**
 * Unmerges a contact, and each one merged into it, where a correction changes the person: before
 * {@link correctDetails}. A contact merged into a merged one would be shown nowhere.
 */
export function separateCorrected(
  { id, ownerId }: Pick<ContactRow, "id" | "ownerId">,
  details: ContactDetails,
): Write {
  return statement(sql`UPDATE contacts SET merged_into = NULL
    WHERE owner_id = ${ownerId} AND (id = ${id} OR merged_into = ${id}) AND merged_into IS NOT NULL
    AND EXISTS (SELECT 1 FROM contacts corrected
      WHERE corrected.id = ${id} AND corrected.person_key IS NOT ${personKeyOf(details)})`);
}

/** Condition of a write: a contact is still stored, even if deleted. */
const isThere = (id: string): SQL => sql`EXISTS (SELECT 1 FROM contacts WHERE id = ${id})`;

/** Condition of a write in the same batch, behind it: this withdrawal is the one that was stored. */
export const isWithdrawal = (contactId: string, at: Date): Condition =>
  sql`EXISTS (SELECT 1 FROM consent_withdrawals WHERE contact_id = ${contactId} AND withdrawn_at = ${at.getTime()})`;

/** Records that the consent to a contact was withdrawn, while the contact exists: once. */
export function insertWithdrawal(row: typeof consentWithdrawals.$inferSelect): Write {
  return insertWhere(consentWithdrawals, row, isThere(row.contactId), { target: ["contactId"] });
}

/** Deletes a contact permanently; contacts merged into it are unmerged. */
export function eraseContact({ id, ownerId }: Pick<ContactRow, "id" | "ownerId">): Write[] {
  return [
    statement(
      sql`UPDATE contacts SET merged_into = NULL WHERE merged_into = ${id} AND owner_id = ${ownerId}`,
    ),
    statement(sql`DELETE FROM contacts WHERE id = ${id} AND owner_id = ${ownerId}`),
  ];
}

/** Deletes some of the withdrawals past their retention as evidence. */
export function deleteOldWithdrawals(before: Date, limit: number): Write {
  return statement(sql`DELETE FROM consent_withdrawals WHERE contact_id IN (
    SELECT contact_id FROM consent_withdrawals WHERE withdrawn_at < ${before.getTime()} ORDER BY withdrawn_at LIMIT ${limit})`);
}
