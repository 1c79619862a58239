import type Stripe from "stripe";
import { amountOf } from "~/domain/billing/amounts";
import { newId } from "~/domain/ids";
import { clientIdSchema } from "~/domain/privacy/measured-event";
import type { Condition, Write } from "~/server/data/batch.server";
import { enqueue } from "~/server/data/outbox.server";
import type { InvoiceRow } from "~/server/data/subscriptions.server";
import type { Platform } from "~/server/platform/platform.server";
import { subscriptionIdOf } from "./read-subscription.server";

/** In a subscription's metadata: the browser that consented to measurement at the purchase. */
export const CLIENT_ID = "clientId";

export interface Purchase {
  invoiceId: string;
  clientId: string;
  value: number;
  currency: string;
}

/** @returns the first invoices of subscriptions that were bought with consent to measurement */
export function purchasesOf(
  subscriptions: readonly Stripe.Subscription[],
  invoices: readonly Stripe.Invoice[],
): Purchase[] {
  return invoices.flatMap((invoice) => {
    const { id, billing_reason, status, total, currency } = invoice;
    if (billing_reason !== "subscription_create" || status !== "paid") return [];
    const subscription = subscriptions.find((each) => each.id === subscriptionIdOf(invoice));
    const { success, data } = clientIdSchema.safeParse(subscription?.metadata[CLIENT_ID]);
    if (!success) return [];
    return [
      { invoiceId: id, clientId: data, value: amountOf(total, currency), currency: currency.toUpperCase() },
    ];
  });
}

/** Reports a purchase to the measurement service, once: when its invoice is first stored as paid. */
export function measuredPurchases(
  { config, now: clock }: Platform,
  purchases: readonly Purchase[],
  known: readonly InvoiceRow[],
  when: Condition,
): Write[] {
  if (!config.measurement) return [];
  const now = clock();
  const isKnown = (id: string) => known.some((row) => row.id === id && row.status === "paid");
  return purchases
    .filter(({ invoiceId }) => !isKnown(invoiceId))
    .map(({ invoiceId, clientId, value, currency }) => {
      const event = { name: "purchase" as const, params: { transaction_id: invoiceId, value, currency } };
      const payload = { eventId: newId("evt"), clientId, event, at: now.toISOString() };
      return enqueue({ name: "sendMeasurement", shard: "measurement", payload }, now, { when });
    });
}
