import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { Consent } from "~/domain/contacts/consent";
import type { ContactSource, ContactStatus, HeldReason } from "~/domain/contacts/contact";
import type { ImportColumns } from "~/domain/contacts/import/fields";
import type { RefusedRow } from "~/domain/contacts/import/view";
import type { LanguageCode } from "~/domain/languages";
import { instant } from "./columns.server";

/**
 * An owner's contacts: left by visitors on a page or a card, added by hand or imported. Triggers maintain the index
 * `contact_search`: `words` is searched, `marks` is filtered by.
 */
export const contacts = sqliteTable(
  "contacts",
  {
    id: text("id").primaryKey(),
    ownerId: text("owner_id").notNull(),
    /** Empty where it did not come by a page. */
    pageId: text("page_id").notNull(),
    cardId: text("card_id"),
    /** The code that was scanned before, if known. */
    code: text("code"),
    /** The member who had the card at that time. */
    memberId: text("member_id"),
    name: text("name").notNull().default(""),
    phone: text("phone"),
    email: text("email"),
    position: text("position"),
    company: text("company"),
    linkedIn: text("linked_in"),
    message: text("message"),
    source: text("source").$type<ContactSource>().notNull(),
    /** The language of the form shown to the visitor. */
    language: text("language").$type<LanguageCode>(),
    /** JSON null without consent: added by hand or imported by the owner. */
    consent: text("consent", { mode: "json" }).$type<Consent | null>().notNull(),
    note: text("note").notNull().default(""),
    tags: text("tags", { mode: "json" }).$type<string[]>().notNull().default([]),
    status: text("status").$type<ContactStatus>().notNull().default("new"),
    /** Equal in rows that are taken for one person, see `personKeyOf`. */
    personKey: text("person_key"),
    /** The contact it is merged into in the owner's view. */
    mergedInto: text("merged_into"),
    /** Why it is held as possible spam. */
    held: text("held").$type<HeldReason>(),
    /** Removed from every list, and erased by a job a little later: until then it can be restored. */
    deletedAt: instant("deleted_at"),
    createdAt: instant("created_at").notNull(),
    /** When it was mailed to the page's owner, alone or in a digest, or was excluded from that; null while it waits. */
    mailedAt: instant("mailed_at"),
    /** Insertion order across all owners, set by a trigger. It is the rowid in the index. */
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

/** How many contacts an owner has. Maintained by triggers, so that no insert counts them all. */
export const contactCounts = sqliteTable("contact_counts", {
  ownerId: text("owner_id").primaryKey(),
  contacts: integer("contacts").notNull(),
});

/** An owner's settings for all contacts; without a row the defaults apply. */
export const contactSettings = sqliteTable("contact_settings", {
  ownerId: text("owner_id").primaryKey(),
  /** Months after the last meeting, 0 for unlimited. */
  retentionMonths: integer("retention_months").notNull().default(36),
  /** Whether visitors are mailed a copy of what they left. */
  sendsReceipts: integer("sends_receipts", { mode: "boolean" }).notNull().default(true),
});

/** Withdrawals of consent, kept for three years as evidence: of the person only a keyed hash of the address. */
export const consentWithdrawals = sqliteTable(
  "consent_withdrawals",
  {
    contactId: text("contact_id").primaryKey(),
    ownerId: text("owner_id").notNull(),
    /** The version of the consent text, see `consentVersion`. */
    version: text("version").notNull(),
    /** SHA-256 of that text, hex. */
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

/**
 * An import of contacts from a file, in bounded runs of a job. The file is in the bucket until the import has ended.
 */
export const contactImports = sqliteTable(
  "contact_imports",
  {
    id: text("id").primaryKey(),
    ownerId: text("owner_id").notNull(),
    state: text("state").$type<"waiting" | "running" | "done" | "failed">().notNull(),
    format: text("format").$type<"csv" | "vcard">().notNull(),
    /** For a CSV file: which column is which field, by column number. */
    columns: text("columns", { mode: "json" }).$type<ImportColumns>().notNull().default({}),
    /** Rows of the file, and of these how many were read, stored and refused. */
    total: integer("total").notNull(),
    read: integer("read").notNull().default(0),
    stored: integer("stored").notNull().default(0),
    refused: integer("refused").notNull().default(0),
    /** The first refused rows: their number in the file, from 1, and the reason. */
    errors: text("errors", { mode: "json" }).$type<RefusedRow[]>().notNull().default([]),
    createdAt: instant("created_at").notNull(),
    endedAt: instant("ended_at"),
  },
  (table) => [index("contact_imports_owner").on(table.ownerId, table.createdAt)],
);
