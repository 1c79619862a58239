import { eq, sql } from "drizzle-orm";
import { type ContactSettings, DEFAULT_SETTINGS } from "~/domain/contacts/settings";
import type { Database } from "~/server/platform/platform.server";
import type { Write } from "./batch.server";
import { insertWhere } from "./insert-where.server";
import { contactCounts, contactSettings } from "./schema/contacts.server";

/** @returns what an owner chose about all contacts, or what holds for who chose nothing */
export async function findContactSettings(db: Database, ownerId: string): Promise<ContactSettings> {
  const [row] = await db.select().from(contactSettings).where(eq(contactSettings.ownerId, ownerId));
  return row ? { retentionMonths: row.retentionMonths, sendsReceipts: row.sendsReceipts } : DEFAULT_SETTINGS;
}

/** Stores what an owner chose; what is left out stays. Of an account that is gone nothing is stored. */
export function setContactSettings(ownerId: string, change: Partial<ContactSettings>): Write {
  const isThere = sql`EXISTS (SELECT 1 FROM users WHERE id = ${ownerId} AND is_enabled = 1)`;
  const given = Object.keys(change) as (keyof ContactSettings)[];
  return insertWhere(contactSettings, { ownerId, ...DEFAULT_SETTINGS, ...change }, isThere, {
    target: ["ownerId"],
    set: Object.fromEntries(given.map((name) => [name, "new" as const])),
  });
}

/** @returns how many contacts an owner has, from the row that counts them */
export async function countOwnContacts(db: Database, ownerId: string): Promise<number> {
  const [row] = await db.select().from(contactCounts).where(eq(contactCounts.ownerId, ownerId));
  return row?.contacts ?? 0;
}
