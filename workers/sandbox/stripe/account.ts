import type Stripe from "stripe";
import type { EventLog } from "./event-log";
import { missing } from "./problem";
import type { Kind } from "./rows";
import type { ForcedOutcome } from "./rules/cards";
import type { Store } from "./store";

/** The types of events sent to the app. */
export type EventType =
  | "checkout.session.completed"
  | "checkout.session.async_payment_succeeded"
  | "checkout.session.async_payment_failed"
  | "checkout.session.expired"
  | "customer.subscription.created"
  | "customer.subscription.updated"
  | "customer.subscription.deleted"
  | "customer.subscription.pending_update_applied"
  | "customer.subscription.pending_update_expired"
  | "invoice.paid"
  | "invoice.payment_failed"
  | "invoice.payment_action_required"
  | "invoice.finalization_failed"
  | "invoice.upcoming"
  | "subscription_schedule.released"
  | "subscription_schedule.aborted"
  | "charge.dispute.created"
  | "charge.refunded";

export type EventOf<T extends EventType> = Extract<Stripe.Event, { type: T }>;

/** The stand-in's account: its rows, its clock, and its simulated failures. */
export interface Account {
  store: Store;
  events: EventLog;
  /** Seconds of the virtual clock. */
  now(): number;
  /** The origin of the stand-in's pages. */
  pages: string;
  /** Stores an event, which is sent once the transaction is over. */
  emit<T extends EventType>(type: T, object: EventOf<T>["data"]["object"], previous?: object): void;
  /** @returns the outcome set for the next payment, and clears it */
  takeOutcome(): ForcedOutcome | null;
  /** @returns whether the next invoice is set to fail finalization, and clears it */
  takeFinalizationFailure(): boolean;
}

const PREFIX: Record<Kind | "event" | "item" | "line" | "taxId", string> = {
  customer: "cus",
  paymentMethod: "pm",
  session: "cs_test",
  portal: "bps",
  subscription: "sub",
  schedule: "sub_sched",
  invoice: "in",
  paymentIntent: "pi",
  charge: "ch",
  refund: "re",
  dispute: "du",
  discount: "di",
  event: "evt",
  item: "si",
  line: "il",
  taxId: "txi",
};

/** @returns a new id, with the prefix that Stripe's has */
export function newStripeId(kind: keyof typeof PREFIX): string {
  return `${PREFIX[kind]}_${crypto.randomUUID().replaceAll("-", "").slice(0, 24)}`;
}

const NAMES: Partial<Record<Kind, string>> = {
  session: "checkout.session",
  paymentMethod: "PaymentMethod",
  schedule: "subscription schedule",
  paymentIntent: "payment_intent",
};

/**
 * @param param the parameter that named it
 * @throws StripeProblem 404 `resource_missing`
 */
export function demand<K extends Kind>({ store }: Account, kind: K, id: string, param = "id") {
  const row = store.find(kind, id);
  if (!row) throw missing(NAMES[kind] ?? kind, id, param);
  return row;
}
