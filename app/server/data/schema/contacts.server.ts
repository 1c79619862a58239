import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Consent } from "~/domain/contacts/consent";
import { instant } from "./columns.server";

/** What visitors left in the contact form of a page, for the page's owner. */
export const contacts = sqliteTable(
  "contacts",
  {
    id: text("id").primaryKey(),
    ownerId: text("owner_id").notNull(),
    pageId: text("page_id").notNull(),
    name: text("name").notNull().default(""),
    phone: text("phone"),
    email: text("email"),
    position: text("position"),
    company: text("company"),
    linkedIn: text("linked_in"),
    /** Where it came from: "page" for the form of a page. */
    source: text("source").notNull(),
    consent: text("consent", { mode: "json" }).$type<Consent>().notNull(),
    createdAt: instant("created_at").notNull(),
    /** When it was mailed to the page's owner, alone or in a digest, or was not to be; null while it waits for that. */
    mailedAt: instant("mailed_at"),
  },
  (table) => [
    index("contacts_owner").on(table.ownerId, table.createdAt, table.id),
    index("contacts_page").on(table.pageId),
    index("contacts_mailed").on(table.ownerId, table.mailedAt),
  ],
);

/** How many contacts an owner has. Triggers keep it, so that no insert reads them all. */
export const contactCounts = sqliteTable("contact_counts", {
  ownerId: text("owner_id").primaryKey(),
  contacts: integer("contacts").notNull(),
});
