import type { Account } from "../account";
import { presentInvoice } from "../objects/invoice";
import { presentSchedule } from "../objects/schedule";
import { presentSession } from "../objects/session";
import { presentSubscription } from "../objects/subscription";
import type { ScheduleRow, SessionRow, SubscriptionRow } from "../rows";
import type { DueRow } from "../store";
import { storeSubscription } from "./change-subscription";
import { endSubscription } from "./end-subscription";
import { finalizeInvoice } from "./make-invoice";
import { methodOf, payInvoice } from "./pay-invoice";
import { notifyUpcoming, renew } from "./renew";
import { voidInvoice } from "./void-invoice";

/** Processes a row that is due at this instant. */
export function runDue(account: Account, due: DueRow): void {
  const { store } = account;
  if (due.kind === "session") expireSession(account, store.get("session", due.id));
  if (due.kind === "subscription") runSubscription(account, store.get("subscription", due.id));
  if (due.kind === "schedule") finishSchedule(account, store.get("schedule", due.id));
  if (due.kind === "invoice") collect(account, due.id);
}

/** Expires an incomplete Checkout. */
export function expireSession(account: Account, row: SessionRow): void {
  const expired: SessionRow = { ...row, status: "expired", waiting: null };
  account.store.put("session", expired);
  const customer = row.customer === null ? undefined : account.store.find("customer", row.customer);
  account.emit("checkout.session.expired", presentSession(expired, customer, account.pages));
}

function runSubscription(account: Account, row: SubscriptionRow): void {
  const now = account.now();
  if (row.pending && row.pending.expiresAt <= now) expirePending(account, row);
  else if (row.cancelAt !== null && row.cancelAt <= now) endSubscription(account, row, null);
  else if (row.periodEnd <= now) renew(account, row);
  else notifyUpcoming(account, row);
}

/** Drops an update whose payment was not made in time. */
export function expirePending(account: Account, row: SubscriptionRow): void {
  const invoice = account.store.get("invoice", row.pending?.invoice ?? "");
  if (invoice.status === "open") voidInvoice(account, invoice);
  const dropped: SubscriptionRow = { ...row, pending: null };
  storeSubscription(account, dropped, {});
  account.emit("customer.subscription.pending_update_expired", presentSubscription(dropped));
}

/** Applies a schedule's end behaviour: by default the subscription continues. */
function finishSchedule(account: Account, row: ScheduleRow): void {
  const subscription = account.store.get("subscription", row.subscription);
  if (row.endBehavior === "cancel") {
    account.store.put("schedule", { ...row, status: "completed" });
    endSubscription(account, { ...subscription, schedule: null }, null);
  } else releaseSchedule(account, row);
}

/** Releases a subscription, which stays unchanged. */
export function releaseSchedule(account: Account, row: ScheduleRow): ScheduleRow {
  const now = account.now();
  const subscription = account.store.get("subscription", row.subscription);
  const released: ScheduleRow = { ...row, status: "released", releasedAt: now };
  account.store.put("schedule", released);
  storeSubscription(account, { ...subscription, schedule: null }, { schedule: row.id });
  account.emit("subscription_schedule.released", presentSchedule(released, now));
  return released;
}

/** Delay before a draft that could not be finalized is retried, in seconds. */
const AGAIN_SECONDS = 3600;

/** Finalizes a draft, and attempts its payment. */
function collect(account: Account, id: string): void {
  const { store } = account;
  const draft = store.get("invoice", id);
  if (draft.status === "draft" && account.takeFinalizationFailure()) {
    const later = { ...draft, finalizesAt: account.now() + AGAIN_SECONDS };
    store.put("invoice", later);
    account.emit("invoice.finalization_failed", presentInvoice(later, account.pages));
    return;
  }
  if (draft.status === "draft") finalizeInvoice(account, draft);
  const invoice = store.get("invoice", id);
  payInvoice(account, invoice, { method: methodOf(account, invoice) });
}
