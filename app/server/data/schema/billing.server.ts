import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { KeptChoice } from "~/domain/billing/kept-choice";
import type { SubscriptionRecord } from "~/domain/billing/subscription-record";
import { flag, instant } from "./columns.server";

/**
 * An account's Stripe customer. The row outlives the account: what is still to be cancelled at Stripe is found by it.
 */
export const billingCustomers = sqliteTable(
  "billing_customers",
  {
    /** Stripe's own id. */
    id: text("id").primaryKey(),
    userId: text("user_id").notNull(),
    createdAt: instant("created_at").notNull(),
    /** When the stored state was requested: an older response never replaces a newer one. */
    syncedAt: instant("synced_at"),
    /** When the first payment was made; the right to withdraw counts from here. */
    firstPaidAt: instant("first_paid_at"),
    withdrawnAt: instant("withdrawn_at"),
  },
  (table) => [uniqueIndex("billing_customers_user").on(table.userId)],
);

/** An account's subscriptions as last reported by Stripe. */
export const subscriptions = sqliteTable(
  "subscriptions",
  {
    /** Stripe's own id. */
    id: text("id").primaryKey(),
    userId: text("user_id").notNull(),
    customerId: text("customer_id").notNull(),
    /** Stripe's own value. */
    status: text("status").notNull(),
    record: text("record", { mode: "json" }).$type<SubscriptionRecord>().notNull(),
    /** When it is checked again: when its period ends, and immediately while a payment is due. */
    periodEndsAt: instant("period_ends_at"),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    index("subscriptions_user").on(table.userId),
    // What the nightly comparison checks again.
    index("subscriptions_period").on(table.periodEndsAt),
  ],
);

/** Invoices, kept without personal names as long as the law requires. */
export const invoices = sqliteTable(
  "invoices",
  {
    /** Stripe's own id. */
    id: text("id").primaryKey(),
    userId: text("user_id").notNull(),
    number: text("number"),
    createdAt: instant("created_at").notNull(),
    /** In the smallest unit of the currency. */
    amount: integer("amount").notNull(),
    currency: text("currency").notNull(),
    status: text("status").notNull(),
    paidAt: instant("paid_at"),
    /** How much of it was refunded. */
    refunded: integer("refunded").notNull().default(0),
    /** Stripe's page for it, and its PDF. */
    url: text("url"),
    pdfUrl: text("pdf_url"),
  },
  (table) => [index("invoices_user").on(table.userId, table.createdAt, table.id)],
);

/** Processed Stripe events: each is handled once, however often it is delivered. */
export const stripeEvents = sqliteTable(
  "stripe_events",
  {
    /** Stripe's own id. */
    id: text("id").primaryKey(),
    type: text("type").notNull(),
    customerId: text("customer_id"),
    receivedAt: instant("received_at").notNull(),
  },
  (table) => [index("stripe_events_received").on(table.receivedAt)],
);

/** Commands to Stripe: written before the call, the id is the call's idempotency key. */
export const billingCommands = sqliteTable(
  "billing_commands",
  {
    id: text("id").primaryKey(),
    userId: text("user_id").notNull(),
    kind: text("kind").notNull(),
    input: text("input", { mode: "json" }).notNull(),
    /** Open while the call is under way: one at a time per account. */
    isOpen: flag("is_open").notNull(),
    createdAt: instant("created_at").notNull(),
    finishedAt: instant("finished_at"),
  },
  (table) => [
    uniqueIndex("billing_commands_open").on(table.userId).where(sql`is_open = 1`),
    index("billing_commands_user").on(table.userId, table.createdAt),
  ],
);

/** Which pages and cards stay when the plan shrinks or ends, as the owner chose; applied at that instant. */
export const keptChoices = sqliteTable("kept_choices", {
  userId: text("user_id").primaryKey(),
  choice: text("choice", { mode: "json" }).$type<KeptChoice>().notNull(),
  createdAt: instant("created_at").notNull(),
});
