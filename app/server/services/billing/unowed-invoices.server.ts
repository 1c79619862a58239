import type Stripe from "stripe";
import { subscriptionIdOf } from "./read-subscription.server";

/** Whether a subscription has ended for good: later payments for it buy nothing. */
export const isOver = ({ status }: Stripe.Subscription): boolean =>
  ["canceled", "incomplete_expired"].includes(status);

/** Whether an invoice was paid after its subscription had ended. */
export function isPaidLate(
  { status, status_transitions: { paid_at } }: Stripe.Invoice,
  subscription: Stripe.Subscription | undefined,
): boolean {
  const endedAt = subscription?.ended_at;
  return status === "paid" && paid_at !== null && endedAt != null && paid_at > endedAt;
}

/** @returns the ids of invoices that are not owed: open ones of an ended subscription, and those paid after its end */
export function unowedOf(
  subscriptions: readonly Stripe.Subscription[],
  invoices: readonly Stripe.Invoice[],
): string[] {
  return invoices.flatMap((invoice) => {
    const subscription = subscriptions.find(({ id }) => id === subscriptionIdOf(invoice));
    if (!subscription || !isOver(subscription)) return [];
    return invoice.status === "open" || isPaidLate(invoice, subscription) ? [invoice.id] : [];
  });
}
