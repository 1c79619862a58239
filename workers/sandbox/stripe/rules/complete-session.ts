import { type Account, newStripeId } from "../account";
import { PRICES } from "../catalog";
import { presentSession, sessionCoupon } from "../objects/session";
import { presentSubscription } from "../objects/subscription";
import type { CustomerRow, PaymentMethodRow, SessionRow, SubscriptionRow } from "../rows";
import { type Attempt, attemptPayment } from "./cards";
import { noteBilled } from "./change-subscription";
import { runningDiscounts } from "./discounts";
import { draftInvoice, finalizeInvoice } from "./make-invoice";
import { newCustomer } from "./new-customer";
import { newMethod } from "./new-method";
import { payInvoice } from "./pay-invoice";
import { addMonths, nextBoundary } from "./periods";
import { periodLine } from "./proration";

export interface Answer {
  /** The number of a test card, or "paypal". */
  number: string;
  email: string | null;
  name: string | null;
  country: string | null;
  taxId: { type: string; value: string } | null;
}

/**
 * Pays a Checkout. A declined payment leaves it open, with the problem; one that requires 3-D Secure waits.
 * @returns the outcome of the payment
 */
export function completeSession(account: Account, session: SessionRow, answer: Answer): Attempt {
  const { store } = account;
  const customer = customerOf(account, session, answer);
  const method = newMethod(account, customer, answer.number);
  const forced = account.takeOutcome();
  const attempt = attemptPayment(method, { isFirst: true, isAuthenticated: false, forced });
  if (attempt.outcome === "succeed") {
    store.put("paymentMethod", method);
    finish(account, session, customer, method, forced === "later");
    return attempt;
  }
  const isWaiting = attempt.outcome === "requires_action";
  if (isWaiting) store.put("paymentMethod", method);
  store.put("session", {
    ...session,
    customer: customer.id,
    waiting: isWaiting ? { paymentMethod: method.id } : null,
    problem: isWaiting ? null : (attempt.failure?.message ?? null),
  });
  return attempt;
}

/** Continues after 3-D Secure. */
export function authenticateSession(account: Account, session: SessionRow, isRight: boolean): void {
  const { store } = account;
  const method = store.get("paymentMethod", session.waiting?.paymentMethod ?? "");
  if (isRight) {
    const authenticated = { ...method, isAuthenticated: true };
    store.put("paymentMethod", authenticated);
    finish(account, session, store.get("customer", session.customer ?? ""), authenticated);
    return;
  }
  store.put("paymentMethod", { ...method, customer: null });
  const problem = "We are unable to authenticate your payment method. Choose another and try again.";
  store.put("session", { ...session, waiting: null, problem });
}

function customerOf(account: Account, session: SessionRow, answer: Answer): CustomerRow {
  const { store } = account;
  const known = session.customer === null ? undefined : store.get("customer", session.customer);
  const row = known ?? newCustomer(account.now());
  const isNew = known === undefined;
  if (!row.email) row.email = answer.email ?? session.customerEmail;
  if ((session.updates.name || isNew) && answer.name) row.name = answer.name;
  if ((session.updates.address || isNew) && answer.country)
    row.address = {
      city: null,
      country: answer.country,
      line1: null,
      line2: null,
      postal_code: null,
      state: null,
    };
  if (answer.taxId && !row.taxIds.some(({ value }) => value === answer.taxId?.value))
    row.taxIds.push({ ...answer.taxId, id: newStripeId("taxId"), created: account.now() });
  store.put("customer", row);
  return row;
}

/** @param isUnsettled the payment is settled later: until then the plan does not start */
function finish(
  account: Account,
  session: SessionRow,
  customer: CustomerRow,
  method: PaymentMethodRow,
  isUnsettled = false,
): void {
  const { store } = account;
  const row = subscribe(account, session, customer, method);
  store.put("subscription", row);
  account.emit("customer.subscription.created", presentSubscription(row));
  const discounts = runningDiscounts(account, row, row.created);
  const period = { start: row.periodStart, end: row.periodEnd };
  const invoice = draftInvoice(account, row, {
    reason: "subscription_create",
    lines: [periodLine(row, period, discounts)],
    discounts: discounts.map(({ id }) => id),
    periodStart: row.created,
    periodEnd: row.created,
    prorationDate: null,
    finalizesAt: null,
  });
  finalizeInvoice(account, invoice);
  row.latestInvoice = invoice.id;
  noteBilled(account, row, invoice);
  store.put("subscription", row);
  if (!isUnsettled)
    payInvoice(account, invoice, { method, isFirst: true, attempt: { outcome: "succeed", failure: null } });
  const complete: SessionRow = {
    ...session,
    customer: customer.id,
    status: "complete",
    waiting: null,
    problem: null,
    acceptsTerms: session.asksTerms,
    subscription: row.id,
    invoice: invoice.id,
    isUnsettled,
  };
  store.put("session", complete);
  const payer = store.get("customer", customer.id);
  account.emit("checkout.session.completed", presentSession(complete, payer, account.pages));
}

function subscribe(
  account: Account,
  session: SessionRow,
  customer: CustomerRow,
  method: PaymentMethodRow,
): SubscriptionRow {
  const now = account.now();
  const id = newStripeId("subscription");
  const { price, quantity } = session;
  return {
    id,
    created: now,
    customer: customer.id,
    metadata: session.subscriptionMetadata,
    description: session.subscriptionDescription,
    status: "incomplete",
    startDate: now,
    anchor: now,
    item: { id: newStripeId("item"), created: now, price, quantity },
    periodStart: now,
    periodEnd: nextBoundary(now, PRICES[price].months, now),
    debit: null,
    waitingLines: [],
    cancelAt: null,
    cancelsAtPeriodEnd: false,
    canceledAt: null,
    endedAt: null,
    cancellation: { reason: null, comment: null, feedback: null },
    paymentMethod: method.id,
    methods: session.methods,
    discounts: discountsOf(account, session, customer, id),
    latestInvoice: null,
    pending: null,
    schedule: null,
    hasTax: session.hasTax,
    toldOf: null,
  };
}

function discountsOf(
  account: Account,
  session: SessionRow,
  customer: CustomerRow,
  subscription: string,
): string[] {
  const coupon = sessionCoupon(session);
  if (!coupon) return [];
  const id = newStripeId("discount");
  const start = account.now();
  account.store.put("discount", {
    id,
    created: start,
    customer: customer.id,
    subscription,
    session: session.id,
    promotionCode: coupon.promotionCode,
    start,
    end: coupon.months === null ? null : addMonths(start, coupon.months),
    isUsed: false,
  });
  return [id];
}
