import { type Account, newStripeId } from "../account";
import { presentInvoice } from "../objects/invoice";
import { invoiceAmounts } from "../objects/invoice-amounts";
import { StripeProblem } from "../problem";
import type { InvoiceRow, PaymentMethodRow } from "../rows";
import { type Attempt, attemptPayment } from "./cards";
import { settleSubscription } from "./settle-subscription";

export interface Payment {
  method: PaymentMethodRow | undefined;
  /** The first payment, in Checkout. */
  isFirst?: boolean;
  /** 3-D Secure was just completed. */
  isAuthenticated?: boolean;
  /** Its outcome, if known already. */
  attempt?: Attempt;
}

const NO_METHOD: Attempt = {
  outcome: "decline",
  failure: {
    code: "resource_missing",
    declineCode: null,
    message: "There is no default payment method set on this customer or subscription.",
  },
};

/** @returns the error response for a failed payment */
export function cardProblem({ outcome, failure }: Attempt): StripeProblem {
  const code = outcome === "requires_action" ? "invoice_payment_intent_requires_action" : failure?.code;
  return new StripeProblem(402, "card_error", failure?.message ?? "Your card was declined.", {
    ...(code && { code }),
    ...(failure?.declineCode && { declineCode: failure.declineCode }),
  });
}

/** @returns the payment method of an invoice: the subscription's, or the customer's */
export function methodOf({ store }: Account, invoice: InvoiceRow): PaymentMethodRow | undefined {
  const id =
    store.get("subscription", invoice.subscription).paymentMethod ??
    store.get("customer", invoice.customer).paymentMethod;
  return id === null ? undefined : store.find("paymentMethod", id);
}

/** Attempts to pay an open invoice, stores the outcome, and emits its events. */
export function payInvoice(account: Account, invoice: InvoiceRow, payment: Payment): Attempt {
  const attempt = payment.attempt ?? attemptOf(account, invoice, payment);
  if (invoice.paymentIntent) storeAttempt(account, invoice, payment, attempt);
  if (attempt.outcome === "succeed") {
    markPaid(account, invoice);
    return attempt;
  }
  invoice.attempts += 1;
  invoice.firstFailedAt ??= account.now();
  account.store.put("invoice", invoice);
  settleSubscription(account, invoice);
  const told = presentInvoice(account.store.get("invoice", invoice.id), account.pages);
  if (attempt.outcome === "requires_action") account.emit("invoice.payment_action_required", told);
  account.emit("invoice.payment_failed", told);
  return attempt;
}

/** @returns the outcome of a payment, without storing it */
export function attemptOf(account: Account, invoice: InvoiceRow, payment: Payment): Attempt {
  const { method, isFirst = false, isAuthenticated = false } = payment;
  if (invoiceAmounts(invoice).due === 0) return { outcome: "succeed", failure: null };
  if (!method) return NO_METHOD;
  return attemptPayment(method, { isFirst, isAuthenticated, forced: account.takeOutcome() });
}

function storeAttempt(
  { store, now }: Account,
  invoice: InvoiceRow,
  { method, isAuthenticated }: Payment,
  { outcome, failure }: Attempt,
): void {
  const intent = store.get("paymentIntent", invoice.paymentIntent ?? "");
  const isPaid = outcome === "succeed";
  if (method && outcome !== "requires_action" && intent.amount > 0) {
    intent.charge = newStripeId("charge");
    store.put("charge", {
      id: intent.charge,
      created: now(),
      customer: invoice.customer,
      paymentIntent: intent.id,
      paymentMethod: method.id,
      amount: intent.amount,
      refunded: 0,
      isDisputed: false,
      failure,
    });
  }
  if (method && isPaid && isAuthenticated) store.put("paymentMethod", { ...method, isAuthenticated: true });
  intent.paymentMethod = method?.id ?? null;
  intent.failure = failure;
  intent.status = isPaid
    ? "succeeded"
    : outcome === "requires_action"
      ? "requires_action"
      : "requires_payment_method";
  store.put("paymentIntent", intent);
}

function markPaid(account: Account, invoice: InvoiceRow): void {
  invoice.status = "paid";
  invoice.paidAt = account.now();
  invoice.attempts += 1;
  invoice.nextAttempt = null;
  account.store.put("invoice", invoice);
  settleSubscription(account, invoice);
  account.emit("invoice.paid", presentInvoice(invoice, account.pages));
}
