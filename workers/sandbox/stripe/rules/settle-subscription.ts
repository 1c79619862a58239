import type { Account } from "../account";
import { wholeList } from "../objects/list";
import { presentItem, presentSubscription } from "../objects/subscription";
import type { InvoiceRow, SubscriptionRow } from "../rows";
import { applyChange, noteBilled, storeSubscription } from "./change-subscription";
import { endSubscription } from "./end-subscription";

const DAY = 86_400;
/** When a payment that failed is tried again, counted from the first failure. After the last one the subscription ends. */
export const RETRY_DAYS = [3, 5, 7];

/** What a payment, or the failure of one, makes of the invoice's subscription. */
export function settleSubscription(account: Account, invoice: InvoiceRow): void {
  const row = account.store.get("subscription", invoice.subscription);
  if (invoice.status === "paid") settlePaid(account, invoice, row);
  else settleFailed(account, invoice, row);
}

function settleFailed(account: Account, invoice: InvoiceRow, row: SubscriptionRow): void {
  // An update that waits for its payment is not tried again.
  if (row.pending?.invoice === invoice.id || (row.status !== "active" && row.status !== "past_due")) return;
  const day = RETRY_DAYS.find((one) => (invoice.firstFailedAt ?? 0) + one * DAY > account.now());
  invoice.nextAttempt =
    day === undefined || !invoice.isAutomatic ? null : (invoice.firstFailedAt ?? 0) + day * DAY;
  account.store.put("invoice", invoice);
  if (row.status === "active") {
    storeSubscription(account, { ...row, status: "past_due" }, { status: "active" });
  } else if (day === undefined) endSubscription(account, row, "payment_failed");
}

function settlePaid(account: Account, invoice: InvoiceRow, row: SubscriptionRow): void {
  const { pending, status } = row;
  if (pending?.invoice === invoice.id && status !== "canceled") {
    const items = wholeList("/v1/subscription_items", [presentItem(row)]);
    applyChange(row, pending);
    row.pending = null;
    noteBilled(account, row, invoice);
    storeSubscription(account, row, { items });
    account.emit("customer.subscription.pending_update_applied", presentSubscription(row));
    return;
  }
  const isSettled = status === "incomplete" || (status === "past_due" && !hasOpenInvoice(account, row));
  if (isSettled) storeSubscription(account, { ...row, status: "active" }, { status });
}

/** Whether something else is still to be paid than an update that waits. */
const hasOpenInvoice = ({ store }: Account, { id, pending }: SubscriptionRow): boolean =>
  store.of("invoice", id).some((one) => one.status === "open" && one.id !== pending?.invoice);
