import type Stripe from "stripe";
import type { SubscriptionRow } from "../rows";
import { wholeList } from "./list";
import { presentPlan, presentPrice } from "./price";

export const FLEXIBLE = { type: "flexible", flexible: { proration_discounts: "itemized" } } as const;

type Bought = Pick<SubscriptionRow["item"], "price" | "quantity">;

/** A subscription's one item. Periods are the item's. */
export function presentItem(row: SubscriptionRow, bought: Bought = row.item): Stripe.SubscriptionItem {
  return {
    id: row.item.id,
    object: "subscription_item",
    billing_thresholds: null,
    created: row.item.created,
    current_period_end: row.periodEnd,
    current_period_start: row.periodStart,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: presentPlan(bought.price),
    price: presentPrice(bought.price),
    quantity: bought.quantity,
    subscription: row.id,
    tax_rates: [],
  };
}

export function presentSubscription(row: SubscriptionRow): Stripe.Subscription {
  const { cancellation, methods } = row;
  return {
    id: row.id,
    object: "subscription",
    application: null,
    application_fee_percent: null,
    automatic_tax: {
      disabled_reason: null,
      enabled: row.hasTax,
      liability: row.hasTax ? { type: "self" } : null,
    },
    billing_cycle_anchor: row.anchor,
    billing_cycle_anchor_config: null,
    billing_mode: { ...FLEXIBLE, updated_at: row.created },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: row.cancelAt,
    cancel_at_period_end: row.cancelsAtPeriodEnd,
    canceled_at: row.canceledAt,
    cancellation_details: { ...cancellation, feedback_option: null },
    collection_method: "charge_automatically",
    created: row.created,
    currency: "usd",
    customer: row.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: row.paymentMethod,
    default_source: null,
    default_tax_rates: [],
    description: row.description,
    discounts: row.discounts,
    ended_at: row.endedAt,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: "self" },
    },
    items: wholeList(`/v1/subscription_items?subscription=${row.id}`, [presentItem(row)]),
    latest_invoice: row.latestInvoice,
    livemode: false,
    managed_payments: null,
    metadata: row.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: methods,
      save_default_payment_method: "off",
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: presentPendingUpdate(row),
    schedule: row.schedule,
    start_date: row.startDate,
    status: row.status,
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: "create_invoice" },
    },
    trial_start: null,
  };
}

function presentPendingUpdate(row: SubscriptionRow): Stripe.Subscription.PendingUpdate | null {
  const { pending } = row;
  return (
    pending && {
      billing_cycle_anchor: null,
      cancel_at_period_end: null,
      discount: null,
      discounts: null,
      expires_at: pending.expiresAt,
      metadata: null,
      subscription_items: [presentItem(row, pending)],
      trial_end: null,
      trial_from_plan: null,
    }
  );
}
