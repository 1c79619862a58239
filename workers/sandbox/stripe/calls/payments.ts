import { z } from "zod";
import { type Account, demand, newStripeId } from "../account";
import { pageOf } from "../objects/page";
import { presentCharge, presentDispute, presentPaymentIntent, presentRefund } from "../objects/payment";
import { presentPaymentMethod } from "../objects/payment-method";
import { invalid } from "../problem";
import type { ChargeRow } from "../rows";
import { call, LISTING, METADATA, TEXT, WHOLE } from "./call";
import { liveCustomer } from "./customers";

const REASON = z.enum(["duplicate", "fraudulent", "requested_by_customer"]);

function chargeOf(account: Account, charge: string | undefined, intent: string | undefined): ChargeRow {
  if (charge !== undefined) return demand(account, "charge", charge, "charge");
  if (intent === undefined)
    throw invalid(
      "One of the following params should be provided for this request: payment_intent or charge.",
    );
  const { charge: id } = demand(account, "paymentIntent", intent, "payment_intent");
  if (id === null)
    throw invalid("This PaymentIntent does not have a successful charge to refund.", "payment_intent");
  return demand(account, "charge", id, "charge");
}

/** The bank reverses a payment because the cardholder disputes it. */
export function dispute(account: Account, charge: ChargeRow): void {
  const row = {
    id: newStripeId("dispute"),
    created: account.now(),
    charge: charge.id,
    amount: charge.amount,
  };
  account.store.put("dispute", row);
  account.store.put("charge", { ...charge, isDisputed: true });
  account.emit("charge.dispute.created", presentDispute(row, charge));
}

export const PAYMENT_CALLS = [
  call(
    "POST",
    "/v1/refunds",
    {
      charge: TEXT.optional(),
      payment_intent: TEXT.optional(),
      amount: WHOLE.pipe(z.number().min(1)).optional(),
      reason: REASON.optional(),
      metadata: METADATA.default({}),
    },
    (account, { charge: id, payment_intent: intent, amount: wanted, reason = null, metadata }) => {
      const charge = chargeOf(account, id, intent);
      const rest = charge.amount - charge.refunded;
      if (charge.failure) throw invalid("This charge failed: there is nothing to refund.", "charge");
      if (rest === 0)
        throw invalid(`Charge ${charge.id} has already been refunded.`, undefined, "charge_already_refunded");
      const amount = wanted ?? rest;
      if (amount > rest)
        throw invalid(
          `Refund amount ($${(amount / 100).toFixed(2)}) is greater than unrefunded amount on charge ($${(rest / 100).toFixed(2)})`,
          "amount",
        );
      const refunded = { ...charge, refunded: charge.refunded + amount };
      account.store.put("charge", refunded);
      const row = {
        id: newStripeId("refund"),
        created: account.now(),
        customer: charge.customer,
        charge: charge.id,
        paymentIntent: charge.paymentIntent,
        amount,
        reason,
        metadata,
      };
      account.store.put("refund", row);
      account.emit("charge.refunded", presentCharge(refunded));
      return presentRefund(row);
    },
  ),
  call(
    "GET",
    "/v1/refunds",
    { ...LISTING, charge: TEXT.optional(), payment_intent: TEXT.optional() },
    ({ store }, { charge, payment_intent: intent, ...paging }) => {
      const rows = store
        .list("refund")
        .filter((row) => (!charge || row.charge === charge) && (!intent || row.paymentIntent === intent));
      return pageOf("/v1/refunds", rows, paging, presentRefund);
    },
  ),
  call("GET", "/v1/refunds/:id", {}, (account, _, [id = ""]) => presentRefund(demand(account, "refund", id))),
  call("GET", "/v1/payment_intents/:id", {}, (account, _, [id = ""]) =>
    presentPaymentIntent(demand(account, "paymentIntent", id, "intent")),
  ),
  call(
    "GET",
    "/v1/charges",
    { ...LISTING, customer: TEXT.optional(), payment_intent: TEXT.optional() },
    ({ store }, { customer, payment_intent: intent, ...paging }) => {
      const rows = store.list("charge", customer).filter((row) => !intent || row.paymentIntent === intent);
      return pageOf("/v1/charges", rows, paging, presentCharge);
    },
  ),
  call("GET", "/v1/charges/:id", {}, (account, _, [id = ""]) =>
    presentCharge(demand(account, "charge", id, "id")),
  ),
  call(
    "GET",
    "/v1/payment_methods",
    { ...LISTING, customer: TEXT, type: TEXT.optional() },
    (account, { customer, type, ...paging }) => {
      const rows = account.store
        .list("paymentMethod", liveCustomer(account, customer).id)
        .filter(({ number }) => !type || (number === "paypal" ? "paypal" : "card") === type);
      return pageOf("/v1/payment_methods", rows, paging, presentPaymentMethod);
    },
  ),
  call("GET", "/v1/payment_methods/:id", {}, (account, _, [id = ""]) =>
    presentPaymentMethod(demand(account, "paymentMethod", id, "payment_method")),
  ),
  call("POST", "/v1/payment_methods/:id/detach", {}, (account, _, [id = ""]) => {
    const row = { ...demand(account, "paymentMethod", id, "payment_method"), customer: null };
    account.store.put("paymentMethod", row);
    return presentPaymentMethod(row);
  }),
];
