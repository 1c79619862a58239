import type { Account } from "../account";
import { presentSchedule } from "../objects/schedule";
import { presentSubscription } from "../objects/subscription";
import type { SubscriptionRow } from "../rows";
import { voidInvoice } from "./void-invoice";

/** Ends a subscription at this instant: its open invoices are not collected any more, its schedule is over. */
export function endSubscription(
  account: Account,
  row: SubscriptionRow,
  reason: "payment_failed" | "cancellation_requested" | null,
): void {
  const { store } = account;
  const now = account.now();
  for (const invoice of store.of("invoice", row.id)) {
    if (invoice.id === row.pending?.invoice && invoice.status === "open") voidInvoice(account, invoice);
    else if (invoice.status === "open" || invoice.status === "draft")
      store.put("invoice", { ...invoice, isAutomatic: false, nextAttempt: null, finalizesAt: null });
  }
  endSchedule(account, row, reason === "payment_failed");
  const ended: SubscriptionRow = {
    ...row,
    status: row.status === "incomplete" ? "incomplete_expired" : "canceled",
    endedAt: now,
    canceledAt: row.canceledAt ?? now,
    cancellation: reason ? { ...row.cancellation, reason } : row.cancellation,
    pending: null,
    schedule: null,
    discounts: [],
  };
  store.put("subscription", ended);
  account.emit("customer.subscription.deleted", presentSubscription(ended));
}

function endSchedule(account: Account, row: SubscriptionRow, isAborted: boolean): void {
  if (row.schedule === null) return;
  const now = account.now();
  const schedule = account.store.get("schedule", row.schedule);
  schedule.status = "canceled";
  schedule.canceledAt = now;
  account.store.put("schedule", schedule);
  if (isAborted) account.emit("subscription_schedule.aborted", presentSchedule(schedule, now));
}
