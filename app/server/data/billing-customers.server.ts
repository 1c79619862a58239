import { and, eq, lt, sql } from "drizzle-orm";
import type { Database } from "~/server/platform/platform.server";
import { type Condition, statement, type Write } from "./batch.server";
import { insertWhere } from "./insert-where.server";
import { billingCommands, billingCustomers, stripeEvents } from "./schema/billing.server";

export type BillingCustomer = typeof billingCustomers.$inferSelect;
export type BillingCommand = typeof billingCommands.$inferSelect;

export async function findCustomerOf(db: Database, userId: string): Promise<BillingCustomer | undefined> {
  const [row] = await db.select().from(billingCustomers).where(eq(billingCustomers.userId, userId));
  return row;
}

/** @param id Stripe's own */
export async function findCustomer(db: Database, id: string): Promise<BillingCustomer | undefined> {
  const [row] = await db.select().from(billingCustomers).where(eq(billingCustomers.id, id));
  return row;
}

/** Stores an account's id at Stripe; the first one stays. */
export function insertCustomer(id: string, userId: string, now: Date, when: Condition = sql`true`): Write {
  const row = { id, userId, createdAt: now, syncedAt: null, firstPaidAt: null, withdrawnAt: null };
  return insertWhere(billingCustomers, row, when, { target: ["userId"] });
}

/** The same where there is or was such an account. */
export const adoptedCustomer = (id: string, userId: string, now: Date): Write =>
  insertCustomer(
    id,
    userId,
    now,
    sql`(EXISTS (SELECT 1 FROM users WHERE id = ${userId})
      OR EXISTS (SELECT 1 FROM deleted_accounts WHERE user_id = ${userId}))`,
  );

/** @returns those of the ids at Stripe that are stored */
export async function knownCustomers(db: Database, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: billingCustomers.id })
    .from(billingCustomers)
    .where(sql`${billingCustomers.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`);
  return new Set(rows.map(({ id }) => id));
}

/** The condition that the state requested at `from` is not older than the stored one. */
export const isNewer = (customerId: string, from: Date): Condition =>
  sql`EXISTS (SELECT 1 FROM billing_customers WHERE id = ${customerId}
    AND (synced_at IS NULL OR synced_at <= ${from.getTime()}))`;

/** Stores when the stored state was requested, and when the first payment was made. The last write of its batch. */
export function markSynced(customerId: string, from: Date, firstPaidAt: Date | null): Write {
  return statement(sql`UPDATE billing_customers SET synced_at = ${from.getTime()},
    first_paid_at = coalesce(first_paid_at, ${firstPaidAt?.getTime() ?? null})
    WHERE id = ${customerId} AND (synced_at IS NULL OR synced_at <= ${from.getTime()})`);
}

/** Uses up the right to withdraw for everything paid so far. */
export function markWithdrawn(customerId: string, now: Date): Write {
  return statement(
    sql`UPDATE billing_customers SET withdrawn_at = coalesce(withdrawn_at, ${now.getTime()}) WHERE id = ${customerId}`,
  );
}

/** Opens a command; nothing is written while another one of the account is open. */
export function openCommand(row: BillingCommand): Write {
  return insertWhere(
    billingCommands,
    row,
    sql`NOT EXISTS (SELECT 1 FROM billing_commands WHERE user_id = ${row.userId} AND is_open = 1)`,
  );
}

export async function findOpenCommand(db: Database, userId: string): Promise<BillingCommand | undefined> {
  const [row] = await db
    .select()
    .from(billingCommands)
    .where(and(eq(billingCommands.userId, userId), sql`is_open = 1`));
  return row;
}

export function closeCommand(db: Database, id: string, now: Date) {
  return db.update(billingCommands).set({ isOpen: false, finishedAt: now }).where(eq(billingCommands.id, id));
}

/** Records an event; an existing one stays. */
export function insertEvent(row: typeof stripeEvents.$inferSelect): Write {
  return insertWhere(stripeEvents, row, sql`true`, { target: ["id"] });
}

/** Deletes events too old to be delivered by Stripe again, and commands that ended before that. */
export function deleteOldBilling(db: Database, before: Date): Write[] {
  return [
    db.delete(stripeEvents).where(lt(stripeEvents.receivedAt, before)),
    db.delete(billingCommands).where(and(lt(billingCommands.createdAt, before), sql`is_open = 0`)),
  ];
}
