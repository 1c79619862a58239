/** The Stripe events to subscribe to: each may change an account's plan. */
export const STRIPE_EVENTS = [
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
  "checkout.session.async_payment_failed",
  "checkout.session.expired",
  "customer.subscription.created",
  "customer.subscription.updated",
  "customer.subscription.deleted",
  "customer.subscription.pending_update_applied",
  "customer.subscription.pending_update_expired",
  "invoice.paid",
  "invoice.payment_failed",
  "invoice.payment_action_required",
  "invoice.finalization_failed",
  "invoice.upcoming",
  "subscription_schedule.released",
  "subscription_schedule.aborted",
  "charge.dispute.created",
  "charge.refunded",
] as const;

/** How far the time of a signature may be off, either way, in seconds. */
export const SIGNATURE_TOLERANCE = 300;

/** Bytes of an event at most; Stripe's are a fraction of it. */
export const MAX_EVENT_BYTES = 512 * 1024;
