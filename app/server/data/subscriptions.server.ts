import { and, eq, lte, sql } from "drizzle-orm";
import type { KeptChoice } from "~/domain/billing/kept-choice";
import type { DerivedPlan, StoredSubscription } from "~/domain/billing/subscription-status";
import type { Database } from "~/server/platform/platform.server";
import type { Condition, Write } from "./batch.server";
import { insertWhere } from "./insert-where.server";
import { keyset, type ListPlace } from "./keyset.server";
import { entitlements } from "./schema/accounts.server";
import { invoices, keptChoices, subscriptions } from "./schema/billing.server";

export type InvoiceRow = typeof invoices.$inferSelect;

/** An account's subscriptions, as last reported by Stripe; an account has few. */
export async function listSubscriptions(db: Database, userId: string): Promise<StoredSubscription[]> {
  const { id, status, record } = subscriptions;
  return db
    .select({ id, status, record })
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .limit(100);
}

/** Stores a subscription where a condition is true. */
export function storeSubscription(
  { id, status, record }: StoredSubscription,
  owner: { userId: string; customerId: string },
  now: Date,
  when: Condition,
): Write {
  const isSettled = status === "active" && !record.pending && !record.openInvoice;
  const periodEndsAt = isSettled ? new Date(record.periodEndsAt) : now;
  const row = { id, ...owner, status, record, periodEndsAt, updatedAt: now };
  return insertWhere(subscriptions, row, when, { target: ["id"], set: "new" });
}

export function storeInvoice(row: InvoiceRow, when: Condition): Write {
  return insertWhere(invoices, row, when, { target: ["id"], set: "new" });
}

export async function findInvoice(db: Database, userId: string, id: string): Promise<InvoiceRow | undefined> {
  const [row] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.userId, userId), eq(invoices.id, id)));
  return row;
}

/** Stores an account's entitlement, only where it differs; an operator's lifetime plan stays. */
export function storePlan(userId: string, plan: DerivedPlan, now: Date, when: Condition): Write {
  const { status, cycle, seats, endsAt } = plan;
  const row = { userId, plan: "pro" as const, status, cycle, seats, endsAt, updatedAt: now };
  return insertWhere(entitlements, row, when, {
    target: ["userId"],
    set: "new",
    where: sql`entitlements.status <> 'lifetime' AND (entitlements.plan <> 'pro'
      OR entitlements.status <> excluded.status OR entitlements.seats <> excluded.seats
      OR entitlements.cycle IS NOT excluded.cycle OR entitlements.ends_at IS NOT excluded.ends_at)`,
  });
}

/** Stores which pages and cards stay when the plan shrinks; a later choice replaces an earlier one. */
export function storeKeptChoice(userId: string, choice: KeptChoice, now: Date): Write {
  const row = { userId, choice, createdAt: now };
  return insertWhere(keptChoices, row, sql`true`, { target: ["userId"], set: "new" });
}

export async function findKeptChoice(db: Database, userId: string): Promise<KeptChoice | undefined> {
  const [row] = await db.select().from(keptChoices).where(eq(keptChoices.userId, userId));
  return row?.choice;
}

export function deleteKeptChoice(db: Database, userId: string, when?: Condition) {
  return db.delete(keptChoices).where(and(eq(keptChoices.userId, userId), when));
}

/** Users whose subscriptions were to be renewed or ended by `before`, or have had a payment due since then. */
export async function overdueSubscribers(db: Database, before: Date, after: string, limit: number) {
  return db
    .selectDistinct({ userId: subscriptions.userId })
    .from(subscriptions)
    .where(
      and(
        lte(subscriptions.periodEndsAt, before),
        sql`${subscriptions.status} NOT IN ('canceled', 'incomplete_expired')`,
        sql`${subscriptions.userId} > ${after}`,
      ),
    )
    .orderBy(subscriptions.userId)
    .limit(limit);
}

/** A page of an account's invoices, newest first, starting after one. */
export function listInvoiceRows(db: Database, userId: string, limit: number, after?: ListPlace) {
  const { older, order } = keyset(invoices, after);
  return db
    .select()
    .from(invoices)
    .where(and(eq(invoices.userId, userId), older))
    .orderBy(...order)
    .limit(limit);
}
