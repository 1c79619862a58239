import type { Account } from "../account";
import { PRICES } from "../catalog";
import { presentInvoice } from "../objects/invoice";
import { wholeList } from "../objects/list";
import { presentItem } from "../objects/subscription";
import type { InvoiceRow, SubscriptionRow } from "../rows";
import { noteBilled, storeSubscription } from "./change-subscription";
import { runningDiscounts } from "./discounts";
import { draftInvoice } from "./make-invoice";
import { nextBoundary } from "./periods";
import { periodLine } from "./proration";

/** How long a renewal's invoice is a draft. */
const DRAFT_SECONDS = 3600;

/** @returns the subscription at the start of its next period, by its schedule if it has one */
export function nextPeriod({ store }: Account, row: SubscriptionRow): SubscriptionRow {
  const start = row.periodEnd;
  const schedule = row.schedule === null ? undefined : store.get("schedule", row.schedule);
  const phase = schedule?.phases.find((one) => one.start <= start && start < one.end);
  const item = phase ? { ...row.item, price: phase.price, quantity: phase.quantity } : row.item;
  const { months } = PRICES[item.price];
  const anchor = months === PRICES[row.item.price].months ? row.anchor : start;
  const discounts = runningDiscounts({ store }, row, start).map(({ id }) => id);
  return {
    ...row,
    item,
    anchor,
    discounts,
    periodStart: start,
    periodEnd: nextBoundary(anchor, months, start),
  };
}

/** @returns the invoice of the next period, not stored */
export function renewalInvoice(
  account: Account,
  row: SubscriptionRow,
  reason: "subscription_cycle" | "upcoming",
): { next: SubscriptionRow; invoice: InvoiceRow } {
  const next = nextPeriod(account, row);
  const period = { start: next.periodStart, end: next.periodEnd };
  const discounts = runningDiscounts(account, next, next.periodStart);
  const invoice = draftInvoice(account, next, {
    reason,
    lines: [...row.waitingLines, periodLine(next, period, discounts)],
    discounts: discounts.map(({ id }) => id),
    periodStart: row.periodStart,
    periodEnd: row.periodEnd,
    prorationDate: null,
    finalizesAt: next.periodStart + DRAFT_SECONDS,
  });
  return { next, invoice };
}

/** Starts the next period: its invoice is a draft for an hour. */
export function renew(account: Account, row: SubscriptionRow): void {
  const before = wholeList("/v1/subscription_items", [presentItem(row)]);
  const { next, invoice } = renewalInvoice(account, row, "subscription_cycle");
  account.store.put("invoice", invoice);
  next.waitingLines = [];
  next.latestInvoice = invoice.id;
  noteBilled(account, next, invoice);
  storeSubscription(account, next, { items: before, latest_invoice: row.latestInvoice });
}

/** Emits the upcoming renewal. */
export function notifyUpcoming(account: Account, row: SubscriptionRow): void {
  account.store.put("subscription", { ...row, toldOf: row.periodEnd });
  const { invoice } = renewalInvoice(account, row, "upcoming");
  account.emit(
    "invoice.upcoming",
    presentInvoice({ ...invoice, id: `upcoming_${invoice.id}` }, account.pages),
  );
}
