import type Stripe from "stripe";
import type { Account } from "../account";
import { couponOf, PRICES } from "../catalog";
import { presentSubscription } from "../objects/subscription";
import type { InvoiceRow, SubscriptionRow } from "../rows";
import { dropOverDiscounts } from "./discounts";
import { nextBoundary } from "./periods";
import type { Change } from "./proration";

/** Stores a subscription and emits its change, with the previous values. */
export function storeSubscription(
  account: Account,
  row: SubscriptionRow,
  previous: Partial<Stripe.Subscription>,
): void {
  account.store.put("subscription", row);
  account.emit("customer.subscription.updated", presentSubscription(row), previous);
}

/** Changes the subscribed item; another interval starts a period at the time of the change. */
export function applyChange(row: SubscriptionRow, { price, quantity, at }: Change): void {
  if (PRICES[row.item.price].months !== PRICES[price].months) {
    row.anchor = at;
    row.periodStart = at;
    row.periodEnd = nextBoundary(at, PRICES[price].months, at);
    if (row.cancelsAtPeriodEnd) row.cancelAt = row.periodEnd;
  }
  row.item = { ...row.item, price, quantity };
}

/** Notes by which line of an invoice the running period was billed, and takes away discounts that it used up. */
export function noteBilled(account: Account, row: SubscriptionRow, invoice: InvoiceRow): void {
  const line = invoice.lines.findLast(({ credited }) => credited === null);
  if (!line) return;
  const used = line.discounts.map(({ id }) => id);
  const percentOf = (id: string) => couponOf(account.store.get("discount", id).promotionCode)?.percent ?? 0;
  row.debit = {
    price: line.price,
    quantity: line.quantity,
    discounts: used.map((id) => ({ id, percent: percentOf(id) })),
    invoice: invoice.id,
    line: line.id,
  };
  dropOverDiscounts(account, row, used, account.now());
}
