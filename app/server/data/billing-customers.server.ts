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

/** Notes who an account is at Stripe; the first that is noted stays. */
export function insertCustomer(id: string, userId: string, now: Date): Write {
  const row = { id, userId, createdAt: now, syncedAt: null, firstPaidAt: null, withdrawnAt: null };
  return insertWhere(billingCustomers, row, sql`true`, { target: ["userId"] });
}

/** The condition that what was asked for at `from` is not older than what is stored. */
export const isNewer = (customerId: string, from: Date): Condition =>
  sql`EXISTS (SELECT 1 FROM billing_customers WHERE id = ${customerId}
    AND (synced_at IS NULL OR synced_at <= ${from.getTime()}))`;

/** Notes when the stored state was asked for, and when something was paid first. The last write of its batch. */
export function markSynced(customerId: string, from: Date, firstPaidAt: Date | null): Write {
  return statement(sql`UPDATE billing_customers SET synced_at = ${from.getTime()},
    first_paid_at = coalesce(first_paid_at, ${firstPaidAt?.getTime() ?? null})
    WHERE id = ${customerId} AND (synced_at IS NULL OR synced_at <= ${from.getTime()})`);
}

/** Uses up the right to withdraw with all that was paid. */
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

/** Notes an event; one that is there already changes nothing. */
export function insertEvent(row: typeof stripeEvents.$inferSelect): Write {
  return insertWhere(stripeEvents, row, sql`true`, { target: ["id"] });
}

/** Deletes what is known long enough that Stripe delivers it no more, and commands that ended then. */
export function deleteOldBilling(db: Database, before: Date): Write[] {
  return [
    db.delete(stripeEvents).where(lt(stripeEvents.receivedAt, before)),
    db.delete(billingCommands).where(and(lt(billingCommands.createdAt, before), sql`is_open = 0`)),
  ];
}
