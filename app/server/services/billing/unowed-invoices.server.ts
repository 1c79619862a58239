import type Stripe from "stripe";
import { subscriptionIdOf } from "./read-subscription.server";

/** Whether a subscription is over for good: what is paid for it afterwards buys nothing. */
export const isOver = ({ status }: Stripe.Subscription): boolean =>
  ["canceled", "incomplete_expired"].includes(status);

/** Whether an invoice was paid when its subscription was over. */
export function isPaidLate(
  { status, status_transitions: { paid_at } }: Stripe.Invoice,
  subscription: Stripe.Subscription | undefined,
): boolean {
  const endedAt = subscription?.ended_at;
  return status === "paid" && paid_at !== null && endedAt != null && paid_at > endedAt;
}

/** @returns the ids of invoices that nobody owes: open ones of a subscription that is over, and those paid when it was */
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
