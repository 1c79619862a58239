import { eq, sql } from "drizzle-orm";
import { type ContactSettings, DEFAULT_SETTINGS } from "~/domain/contacts/settings";
import type { Database } from "~/server/platform/platform.server";
import type { Write } from "./batch.server";
import { insertWhere } from "./insert-where.server";
import { contactCounts, contactSettings } from "./schema/contacts.server";

/** @returns an owner's settings for all contacts, or the defaults */
export async function findContactSettings(db: Database, ownerId: string): Promise<ContactSettings> {
  const [row] = await db.select().from(contactSettings).where(eq(contactSettings.ownerId, ownerId));
  return row ? { retentionMonths: row.retentionMonths, sendsReceipts: row.sendsReceipts } : DEFAULT_SETTINGS;
}

/** Stores an owner's settings; omitted ones stay. Nothing is stored for a deleted account. */
export function setContactSettings(ownerId: string, change: Partial<ContactSettings>): Write {
  const isThere = sql`EXISTS (SELECT 1 FROM users WHERE id = ${ownerId} AND is_enabled = 1)`;
  const given = Object.keys(change) as (keyof ContactSettings)[];
  return insertWhere(contactSettings, { ownerId, ...DEFAULT_SETTINGS, ...change }, isThere, {
    target: ["ownerId"],
    set: Object.fromEntries(given.map((name) => [name, "new" as const])),
  });
}

/** @returns how many contacts an owner has, from the counter row */
export async function countOwnContacts(db: Database, ownerId: string): Promise<number> {
  const [row] = await db.select().from(contactCounts).where(eq(contactCounts.ownerId, ownerId));
  return row?.contacts ?? 0;
}
