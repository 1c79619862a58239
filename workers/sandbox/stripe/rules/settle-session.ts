import type { Account } from "../account";
import { presentSession } from "../objects/session";
import type { SessionRow } from "../rows";
import { attemptPayment } from "./cards";
import { endSubscription } from "./end-subscription";
import { payInvoice } from "./pay-invoice";

/** Settles the payment of a Checkout that was completed before: the plan starts, or the payment fails. */
export function settleSession(account: Account, session: SessionRow, isPaid: boolean): void {
  const { store } = account;
  const subscription = store.get("subscription", session.subscription ?? "");
  const method = store.get("paymentMethod", subscription.paymentMethod ?? "");
  const invoice = store.get("invoice", session.invoice ?? "");
  const forced = isPaid ? "succeed" : "decline";
  const attempt = attemptPayment(method, { isFirst: true, isAuthenticated: true, forced });
  payInvoice(account, invoice, { method, isFirst: true, attempt });
  const settled: SessionRow = { ...session, isUnsettled: !isPaid };
  store.put("session", settled);
  if (!isPaid) endSubscription(account, store.get("subscription", subscription.id), null);
  const told = presentSession(settled, store.get("customer", subscription.customer), account.pages);
  account.emit(`checkout.session.async_payment_${isPaid ? "succeeded" : "failed"}`, told);
}
