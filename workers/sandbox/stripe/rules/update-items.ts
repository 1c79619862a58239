import type { Account } from "../account";
import { PRICES } from "../catalog";
import { wholeList } from "../objects/list";
import { presentItem } from "../objects/subscription";
import type { StripeProblem } from "../problem";
import type { InvoiceRow, LineRow, SubscriptionRow } from "../rows";
import { applyChange, noteBilled, storeSubscription } from "./change-subscription";
import { runningDiscounts } from "./discounts";
import { draftInvoice, finalizeInvoice } from "./make-invoice";
import { attemptOf, cardProblem, methodOf, payInvoice } from "./pay-invoice";
import { type Change, changeLines } from "./proration";
import { voidInvoice } from "./void-invoice";

export type Proration = "always_invoice" | "create_prorations" | "none";
export type PaymentBehavior =
  | "allow_incomplete"
  | "default_incomplete"
  | "error_if_incomplete"
  | "pending_if_incomplete";

/** How long an update waits for its payment. */
const PENDING_SECONDS = 23 * 3600;

/** @returns what a change adds to the next invoice, and whether that is made at once */
export function linesOf(
  account: Account,
  row: SubscriptionRow,
  change: Change,
  proration: Proration,
): { lines: Omit<LineRow, "id">[]; isInvoiced: boolean } {
  const all = changeLines(row, change, runningDiscounts(account, row, change.at));
  const lines = proration === "none" ? all.filter(({ isProration }) => !isProration) : all;
  const isNewPeriod = PRICES[row.item.price].months !== PRICES[change.price].months;
  return { lines, isInvoiced: lines.length > 0 && (isNewPeriod || proration === "always_invoice") };
}

/**
 * Changes seats or the price.
 * @returns the error for the caller if a payment failed that must not fail
 */
export function updateItems(
  account: Account,
  before: SubscriptionRow,
  change: Change,
  { proration, payment }: { proration: Proration; payment: PaymentBehavior },
): StripeProblem | null {
  const row = dropPending(account, before);
  const { lines, isInvoiced } = linesOf(account, row, change, proration);
  const items = wholeList("/v1/subscription_items", [presentItem(row)]);
  changePhase(account, row, change);
  if (!isInvoiced) {
    applyChange(row, change);
    const last = lines.at(-1);
    if (last) {
      row.waitingLines.push(...lines);
      row.debit = { price: last.price, quantity: last.quantity, discounts: [], invoice: "", line: "" };
    }
    storeSubscription(account, row, { items });
    return null;
  }
  const invoice = updateInvoice(account, row, change, [...row.waitingLines, ...lines]);
  row.waitingLines = [];
  finalizeInvoice(account, invoice);
  const previousInvoice = row.latestInvoice;
  row.latestInvoice = invoice.id;
  const method = methodOf(account, invoice);
  const attempt = attemptOf(account, invoice, { method });
  if (attempt.outcome !== "succeed" && payment === "error_if_incomplete") throw cardProblem(attempt);
  if (attempt.outcome !== "succeed" && payment === "pending_if_incomplete") {
    const expiresAt = Math.min(account.now() + PENDING_SECONDS, row.periodEnd);
    row.pending = { ...change, expiresAt, invoice: invoice.id };
    storeSubscription(account, row, { latest_invoice: previousInvoice, pending_update: null });
  } else {
    applyChange(row, change);
    noteBilled(account, row, invoice);
    storeSubscription(account, row, { items, latest_invoice: previousInvoice });
  }
  payInvoice(account, account.store.get("invoice", invoice.id), { method, attempt });
  return null;
}

/** @returns the invoice of a change, a draft that is not stored */
export function updateInvoice(
  account: Account,
  row: SubscriptionRow,
  change: Pick<Change, "at">,
  lines: Omit<LineRow, "id">[],
  reason: InvoiceRow["reason"] = "subscription_update",
): InvoiceRow {
  return draftInvoice(account, row, {
    reason,
    lines,
    discounts: [...new Set(lines.flatMap(({ discounts }) => discounts.map(({ id }) => id)))],
    periodStart: row.periodStart,
    periodEnd: change.at,
    prorationDate: change.at,
    finalizesAt: null,
  });
}

/** A second update takes the place of one that waits for its payment. */
function dropPending(account: Account, row: SubscriptionRow): SubscriptionRow {
  if (!row.pending) return row;
  const invoice = account.store.get("invoice", row.pending.invoice);
  if (invoice.status === "open") voidInvoice(account, invoice);
  return { ...row, pending: null };
}

/** The running phase of a schedule follows the subscription. */
function changePhase(account: Account, row: SubscriptionRow, { price, quantity }: Change): void {
  if (row.schedule === null) return;
  const schedule = account.store.get("schedule", row.schedule);
  const now = account.now();
  const phases = schedule.phases.map((phase) =>
    phase.start <= now && now < phase.end ? { ...phase, price, quantity } : phase,
  );
  account.store.put("schedule", { ...schedule, phases });
}
