import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { Consent } from "~/domain/contacts/consent";
import type { ContactSource, ContactStatus, HeldReason } from "~/domain/contacts/contact";
import type { ImportColumns } from "~/domain/contacts/import/fields";
import type { RefusedRow } from "~/domain/contacts/import/view";
import type { LanguageCode } from "~/domain/languages";
import { instant } from "./columns.server";

/**
 * Whom an owner met: who left their details on a page or a card, and who was written down or imported. Triggers keep
 * the index `contact_search` (migration 0016): `words` is what is searched in, `marks` what is filtered by.
 */
export const contacts = sqliteTable(
  "contacts",
  {
    id: text("id").primaryKey(),
    ownerId: text("owner_id").notNull(),
    /** Empty where it came by no page. */
    pageId: text("page_id").notNull(),
    cardId: text("card_id"),
    /** The code that was scanned before, where that is known. */
    code: text("code"),
    /** The member who had the card that it came by, then. */
    memberId: text("member_id"),
    name: text("name").notNull().default(""),
    phone: text("phone"),
    email: text("email"),
    position: text("position"),
    company: text("company"),
    linkedIn: text("linked_in"),
    message: text("message"),
    source: text("source").$type<ContactSource>().notNull(),
    /** Of the form, as its visitor read it. */
    language: text("language").$type<LanguageCode>(),
    /** JSON null of who agreed to nothing: written down or imported by the owner. */
    consent: text("consent", { mode: "json" }).$type<Consent | null>().notNull(),
    note: text("note").notNull().default(""),
    tags: text("tags", { mode: "json" }).$type<string[]>().notNull().default([]),
    status: text("status").$type<ContactStatus>().notNull().default("new"),
    /** The same of rows that are taken for one person, see `personKeyOf`. */
    personKey: text("person_key"),
    /** The contact that it was joined to in the owner's view. */
    mergedInto: text("merged_into"),
    /** Why it waits among possible spam. */
    held: text("held").$type<HeldReason>(),
    /** Gone from every list, and erased by a job a little later: until then it can be put back. */
    deletedAt: instant("deleted_at"),
    createdAt: instant("created_at").notNull(),
    /** When it was mailed to the page's owner, alone or in a digest, or was not to be; null while it waits for that. */
    mailedAt: instant("mailed_at"),
    /** The order in which contacts came, of all owners; a trigger gives it. It is the row's number in the index. */
    seq: integer("seq"),
  },
  (table) => [
    index("contacts_owner").on(table.ownerId, table.createdAt, table.id),
    index("contacts_page").on(table.pageId),
    index("contacts_mailed").on(table.ownerId, table.mailedAt),
    uniqueIndex("contacts_seq").on(table.seq),
    index("contacts_person").on(table.ownerId, table.personKey),
    index("contacts_merged").on(table.mergedInto).where(sql`merged_into IS NOT NULL`),
    index("contacts_deleted").on(table.deletedAt).where(sql`deleted_at IS NOT NULL`),
    index("contacts_deleted_own").on(table.ownerId, table.deletedAt).where(sql`deleted_at IS NOT NULL`),
  ],
);

/** How many contacts an owner has. Triggers keep it, so that no insert reads them all. */
export const contactCounts = sqliteTable("contact_counts", {
  ownerId: text("owner_id").primaryKey(),
  contacts: integer("contacts").notNull(),
});

/** What an owner chose about all contacts; without a row the defaults. */
export const contactSettings = sqliteTable("contact_settings", {
  ownerId: text("owner_id").primaryKey(),
  /** Months after the last meeting, 0 for ever. */
  retentionMonths: integer("retention_months").notNull().default(36),
  /** Whether visitors get a mail of what they left. */
  sendsReceipts: integer("sends_receipts", { mode: "boolean" }).notNull().default(true),
});

/**
 * That somebody withdrew their consent, kept for three years as evidence: of the person only a keyed hash of the
 * address.
 */
export const consentWithdrawals = sqliteTable(
  "consent_withdrawals",
  {
    contactId: text("contact_id").primaryKey(),
    ownerId: text("owner_id").notNull(),
    /** Names the words that were agreed to, see `consentVersion`. */
    version: text("version").notNull(),
    /** SHA-256 of these words, hex. */
    textHash: text("text_hash").notNull(),
    addressHash: text("address_hash"),
    consentedAt: instant("consented_at").notNull(),
    withdrawnAt: instant("withdrawn_at").notNull(),
  },
  (table) => [
    index("consent_withdrawals_owner").on(table.ownerId),
    index("consent_withdrawals_at").on(table.withdrawnAt),
  ],
);

/** A file of contacts that an owner imports, in bounded runs of a job. The file itself is in the bucket until it ended. */
export const contactImports = sqliteTable(
  "contact_imports",
  {
    id: text("id").primaryKey(),
    ownerId: text("owner_id").notNull(),
    state: text("state").$type<"waiting" | "running" | "done" | "failed">().notNull(),
    format: text("format").$type<"csv" | "vcard">().notNull(),
    /** Of a CSV file: which column is which field, by the column's number. */
    columns: text("columns", { mode: "json" }).$type<ImportColumns>().notNull().default({}),
    /** Rows of the file, and of these how many were looked at, stored and refused. */
    total: integer("total").notNull(),
    read: integer("read").notNull().default(0),
    stored: integer("stored").notNull().default(0),
    refused: integer("refused").notNull().default(0),
    /** The first rows that were refused: their number in the file, from 1, and why. */
    errors: text("errors", { mode: "json" }).$type<RefusedRow[]>().notNull().default([]),
    createdAt: instant("created_at").notNull(),
    endedAt: instant("ended_at"),
  },
  (table) => [index("contact_imports_owner").on(table.ownerId, table.createdAt)],
);
