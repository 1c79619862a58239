import type Stripe from "stripe";
import { PRICES } from "../catalog";
import type { PhaseRow, ScheduleRow } from "../rows";
import { FLEXIBLE } from "./subscription";

/** @param now seconds; the phase of that instant is the current one */
export function presentSchedule(row: ScheduleRow, now: number): Stripe.SubscriptionSchedule {
  const isActive = row.status === "active";
  const phase = row.phases.find(({ start, end }) => start <= now && now < end);
  return {
    id: row.id,
    object: "subscription_schedule",
    application: null,
    billing_mode: FLEXIBLE,
    canceled_at: row.canceledAt,
    completed_at: null,
    created: row.created,
    current_phase: isActive && phase ? { start_date: phase.start, end_date: phase.end } : null,
    customer: row.customer,
    customer_account: null,
    default_settings: {
      application_fee_percent: null,
      billing_cycle_anchor: "automatic",
      billing_thresholds: null,
      collection_method: "charge_automatically",
      default_payment_method: null,
      description: null,
      invoice_settings: {
        account_tax_ids: null,
        custom_fields: null,
        days_until_due: null,
        description: null,
        footer: null,
        issuer: { type: "self" },
      },
      on_behalf_of: null,
      transfer_data: null,
    },
    end_behavior: row.endBehavior,
    livemode: false,
    metadata: row.metadata,
    pause_schedules: [],
    phases: row.phases.map(presentPhase),
    released_at: row.releasedAt,
    released_subscription: row.status === "released" ? row.subscription : null,
    status: row.status,
    subscription: isActive ? row.subscription : null,
    test_clock: null,
  };
}

function presentPhase(row: PhaseRow): Stripe.SubscriptionSchedule.Phase {
  const price = PRICES[row.price].id;
  return {
    add_invoice_items: [],
    application_fee_percent: null,
    billing_cycle_anchor: null,
    billing_thresholds: null,
    collection_method: null,
    currency: "usd",
    default_payment_method: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    end_date: row.end,
    invoice_settings: null,
    items: [
      {
        billing_thresholds: null,
        discounts: [],
        metadata: {},
        plan: price,
        price,
        quantity: row.quantity,
        tax_rates: [],
      },
    ],
    metadata: row.metadata,
    on_behalf_of: null,
    proration_behavior: row.proration,
    start_date: row.start,
    transfer_data: null,
    trial_end: null,
  };
}
