import type Stripe from "stripe";
import { PRICE_LOOKUP_KEYS } from "~/domain/billing/amounts";
import { BILLING_CYCLES, type BillingCycle } from "~/domain/billing/plans";
import type { EndCause, SubscriptionRecord } from "~/domain/billing/subscription-record";
import type { StoredSubscription } from "~/domain/billing/subscription-status";
import { WITHDRAWAL_MS } from "~/domain/billing/withdrawal";
import type { InvoiceRow } from "~/server/data/subscriptions.server";
import { PermanentFailure } from "~/server/platform/permanent-failure.server";

/** The expanded parts of a list of subscriptions; Stripe goes four levels deep. */
export const SUBSCRIPTION_PARTS = [
  "data.customer.invoice_settings.default_payment_method",
  "data.default_payment_method",
  "data.discounts.source.coupon",
  "data.latest_invoice",
  "data.schedule",
];

/** The comment stored at Stripe with the end of a subscription that was withdrawn from. */
export const WITHDRAWN = "withdrawn";

const ms = (seconds: number) => seconds * 1000;

/**
 * @param invoices of the same customer, for the one that is to be paid
 * @returns the subscription in its stored form
 * @throws PermanentFailure where it has no seats of ours: it was not sold by this program
 */
export function readSubscription(
  subscription: Stripe.Subscription,
  invoices: readonly Stripe.Invoice[],
): StoredSubscription {
  const [item] = subscription.items.data;
  if (!item) throw new PermanentFailure(`subscription ${subscription.id} has no item`);
  const cycle = cycleOf(item.price);
  const open = invoices.find((each) => each.status === "open" && subscriptionIdOf(each) === subscription.id);
  const record: SubscriptionRecord = {
    itemId: item.id,
    cycle,
    seats: item.quantity ?? 1,
    seatPrice: item.price.unit_amount ?? 0,
    currency: subscription.currency,
    startedAt: ms(subscription.start_date),
    periodStartsAt: ms(item.current_period_start),
    periodEndsAt: ms(item.current_period_end),
    ...endsOf(subscription, item),
    ...discountOf(subscription),
    ...(isDiscounted(subscription, invoices) && { isDiscounted: true }),
    ...paymentOf(subscription),
    ...pendingOf(subscription, open),
    ...scheduledOf(subscription, item),
    ...paidOf(subscription, invoices),
    ...(open && {
      openInvoice: {
        id: open.id,
        ...(open.hosted_invoice_url && { url: open.hosted_invoice_url }),
        amount: open.amount_remaining,
        attempts: open.attempt_count,
        ...(open.next_payment_attempt && { nextAttemptAt: ms(open.next_payment_attempt) }),
      },
    }),
  };
  return { id: subscription.id, status: subscription.status, record };
}

/** @param refunds the refunded amounts of payments, by their payment intent */
export function readInvoice(
  invoice: Stripe.Invoice,
  userId: string,
  refunds: ReadonlyMap<string, number>,
): InvoiceRow {
  const paidAt = invoice.status_transitions.paid_at;
  return {
    id: invoice.id,
    userId,
    number: invoice.number,
    createdAt: new Date(ms(invoice.created)),
    amount: invoice.total,
    currency: invoice.currency,
    status: invoice.status ?? "draft",
    paidAt: paidAt ? new Date(ms(paidAt)) : null,
    refunded: intentsOf(invoice).reduce((sum, intent) => sum + (refunds.get(intent) ?? 0), 0),
    url: invoice.hosted_invoice_url ?? null,
    pdfUrl: invoice.invoice_pdf ?? null,
  };
}

function intentsOf({ payments }: Stripe.Invoice): string[] {
  return (payments?.data ?? []).flatMap(({ payment: { payment_intent: intent } }) =>
    intent ? [typeof intent === "string" ? intent : intent.id] : [],
  );
}

/** @returns the refunded amounts of a customer's payments, by their payment intent */
export function refundsOf(charges: readonly Stripe.Charge[]): Map<string, number> {
  const refunds = new Map<string, number>();
  for (const { payment_intent: intent, amount_refunded } of charges) {
    if (!intent || amount_refunded === 0) continue;
    const id = typeof intent === "string" ? intent : intent.id;
    refunds.set(id, (refunds.get(id) ?? 0) + amount_refunded);
  }
  return refunds;
}

function cycleOf(price: Stripe.Price): BillingCycle {
  const known = BILLING_CYCLES.find((cycle) => PRICE_LOOKUP_KEYS[cycle] === price.lookup_key);
  return known ?? (price.recurring?.interval === "year" ? "yearly" : "monthly");
}

/** The other of the two prices: a schedule names prices by their ids alone. */
const otherCycle = (cycle: BillingCycle): BillingCycle => (cycle === "monthly" ? "yearly" : "monthly");

function paidOf(
  { id, start_date }: Stripe.Subscription,
  invoices: readonly Stripe.Invoice[],
): Pick<SubscriptionRecord, "paid"> {
  const until = start_date + WITHDRAWAL_MS / 1000;
  const lines = invoices
    .filter((each) => each.status === "paid" && each.created < until && subscriptionIdOf(each) === id)
    .flatMap(({ lines }) => lines.data);
  const paid = lines.map((line) => {
    const { start, end } = line.period;
    return { amount: totalOf(line), startsAt: ms(start), endsAt: ms(end) };
  });
  return paid.length > 0 ? { paid } : {};
}

/** What a line adds to its invoice's total. */
function totalOf({ amount, discount_amounts, taxes }: Stripe.InvoiceLineItem): number {
  const off = (discount_amounts ?? []).reduce((sum, each) => sum + each.amount, 0);
  const added = (taxes ?? []).filter(({ tax_behavior }) => tax_behavior === "exclusive");
  return added.reduce((sum, tax) => sum + tax.amount, amount - off);
}

/** @returns the id of an invoice's subscription */
export function subscriptionIdOf({ parent }: Stripe.Invoice): string | undefined {
  const subscription = parent?.subscription_details?.subscription;
  return typeof subscription === "string" ? subscription : subscription?.id;
}

function endsOf(
  { cancel_at, cancel_at_period_end, cancellation_details, ended_at }: Stripe.Subscription,
  item: Stripe.SubscriptionItem,
): Pick<SubscriptionRecord, "cancelsAt" | "endedAt" | "endedBy"> {
  const cancels = cancel_at ?? (cancel_at_period_end ? item.current_period_end : null);
  return {
    ...(cancels !== null && { cancelsAt: ms(cancels) }),
    ...(ended_at !== null && {
      endedAt: ms(ended_at),
      endedBy: endCauseOf(cancellation_details),
    }),
  };
}

function endCauseOf(details: Stripe.Subscription["cancellation_details"]): EndCause {
  if (details?.comment === WITHDRAWN) return "withdrawn";
  return details?.reason === "payment_failed" ? "payment" : "cancelled";
}

function discountOf({ discounts }: Stripe.Subscription): Pick<SubscriptionRecord, "discount"> {
  const [first] = discounts;
  const coupon = typeof first === "object" ? first.source.coupon : null;
  if (typeof first !== "object" || typeof coupon !== "object" || coupon === null) return {};
  return {
    discount: {
      name: coupon.name ?? coupon.id,
      ...(coupon.percent_off !== null && { percentOff: coupon.percent_off }),
      ...(coupon.amount_off !== null && { amountOff: coupon.amount_off }),
      ...(first.end !== null && { endsAt: ms(first.end) }),
      ...(coupon.duration === "once" && first.end === null && { endsAt: ms(first.start) }),
    },
  };
}

function isDiscounted({ id }: Stripe.Subscription, invoices: readonly Stripe.Invoice[]): boolean {
  const own = invoices.filter((each) => each.status === "paid" && subscriptionIdOf(each) === id);
  const newest = own.toSorted((a, b) => b.created - a.created)[0];
  return (newest?.total_discount_amounts ?? []).some(({ amount }) => amount > 0);
}

/** The subscription's own method, or else the customer's: as charged by Stripe. */
function methodOf({ default_payment_method: own, customer }: Stripe.Subscription) {
  if (own || typeof customer === "string" || customer.deleted) return own;
  return customer.invoice_settings.default_payment_method;
}

function paymentOf(subscription: Stripe.Subscription): Pick<SubscriptionRecord, "payment"> {
  const method = methodOf(subscription);
  if (typeof method !== "object" || method === null) return {};
  const { type, card, paypal } = method;
  return {
    payment: {
      type,
      ...(card && { brand: card.brand, last4: card.last4 }),
      ...(paypal?.payer_email && { email: paypal.payer_email }),
    },
  };
}

function pendingOf(
  { pending_update: pending, latest_invoice: latest }: Stripe.Subscription,
  open: Stripe.Invoice | undefined,
): Pick<SubscriptionRecord, "pending"> {
  const [item] = pending?.subscription_items ?? [];
  if (!pending || !item) return {};
  const invoice = typeof latest === "object" && latest !== null ? latest : open;
  return {
    pending: {
      seats: item.quantity ?? 1,
      cycle: cycleOf(item.price),
      ...(invoice?.hosted_invoice_url && { url: invoice.hosted_invoice_url }),
      expiresAt: ms(pending.expires_at),
    },
  };
}

function scheduledOf(
  { schedule }: Stripe.Subscription,
  current: Stripe.SubscriptionItem,
): Pick<SubscriptionRecord, "scheduled" | "scheduleId"> {
  if (schedule === null) return {};
  if (typeof schedule === "string") return { scheduleId: schedule };
  const scheduleId = schedule.id;
  const next = schedule.phases.find(({ start_date }) => start_date >= current.current_period_end);
  const [item] = next?.items ?? [];
  if (!next || !item) return { scheduleId };
  const price = typeof item.price === "string" ? item.price : item.price.id;
  const now = cycleOf(current.price);
  return {
    scheduleId,
    scheduled: {
      seats: item.quantity ?? 1,
      cycle: price === current.price.id ? now : otherCycle(now),
      startsAt: ms(next.start_date),
    },
  };
}
