import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { KeptChoice } from "~/domain/billing/kept-choice";
import type { SubscriptionRecord } from "~/domain/billing/subscription-record";
import { flag, instant } from "./columns.server";

/** What an account is to Stripe. The row outlives the account: what is still to be cancelled there is found by it. */
export const billingCustomers = sqliteTable(
  "billing_customers",
  {
    /** Stripe's own id. */
    id: text("id").primaryKey(),
    userId: text("user_id").notNull(),
    createdAt: instant("created_at").notNull(),
    /** When the state that is stored was asked for: an older answer never replaces a newer one. */
    syncedAt: instant("synced_at"),
    /** When the first payment was made; the right to withdraw counts from here. */
    firstPaidAt: instant("first_paid_at"),
    withdrawnAt: instant("withdrawn_at"),
  },
  (table) => [uniqueIndex("billing_customers_user").on(table.userId)],
);

/** The subscriptions of an account as Stripe last told them. */
export const subscriptions = sqliteTable(
  "subscriptions",
  {
    /** Stripe's own id. */
    id: text("id").primaryKey(),
    userId: text("user_id").notNull(),
    customerId: text("customer_id").notNull(),
    /** Stripe's own word. */
    status: text("status").notNull(),
    record: text("record", { mode: "json" }).$type<SubscriptionRecord>().notNull(),
    /** When it is to be asked about again: when its period ends, and from now on while something waits to be paid. */
    periodEndsAt: instant("period_ends_at"),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    index("subscriptions_user").on(table.userId),
    // What the nightly comparison asks about again.
    index("subscriptions_period").on(table.periodEndsAt),
  ],
);

/** Invoices, kept without their person's name as long as the law asks. */
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
    /** How much of it was given back. */
    refunded: integer("refunded").notNull().default(0),
    /** Where Stripe shows it, and has it as a PDF. */
    url: text("url"),
    pdfUrl: text("pdf_url"),
  },
  (table) => [index("invoices_user").on(table.userId, table.createdAt, table.id)],
);

/** Events of Stripe's that were taken: each is once, however often it is delivered. */
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

/** What somebody asked Stripe for: written before the call, its id is the call's idempotency key. */
export const billingCommands = sqliteTable(
  "billing_commands",
  {
    id: text("id").primaryKey(),
    userId: text("user_id").notNull(),
    kind: text("kind").notNull(),
    input: text("input", { mode: "json" }).notNull(),
    /** Open while the call is under way: one at a time an account. */
    isOpen: flag("is_open").notNull(),
    createdAt: instant("created_at").notNull(),
    finishedAt: instant("finished_at"),
  },
  (table) => [
    uniqueIndex("billing_commands_open").on(table.userId).where(sql`is_open = 1`),
    index("billing_commands_user").on(table.userId, table.createdAt),
  ],
);

/** Which pages and cards stay when the plan shrinks or ends, as its owner chose; applied at that instant. */
export const keptChoices = sqliteTable("kept_choices", {
  userId: text("user_id").primaryKey(),
  choice: text("choice", { mode: "json" }).$type<KeptChoice>().notNull(),
  createdAt: instant("created_at").notNull(),
});
