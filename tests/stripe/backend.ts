import type { UserActor } from "~/domain/accounts/actor";
import type { BillingCycle } from "~/domain/billing/plans";
import type { TestPlatform } from "../support/platform";

/** A payment service that the scenarios run against: Stripe's own test mode, or the stand-in. */
export interface Backend {
  /** The platform of the services; its clock is the customers'. */
  platform: TestPlatform;
  /** Creates a subscriber of a plan; not stored by the product yet. */
  subscriber(plan: { cycle: BillingCycle; seats: number }): Promise<UserActor>;
  /** Advances time to an instant, and processes what is due by then. */
  advance(to: Date): Promise<void>;
  /** Sets the outcome of a user's next payment. */
  nextPayment(actor: UserActor, outcome: "decline" | "requires_action"): Promise<void>;
  /** Pays a user's open invoice with a valid card. */
  payOpenInvoice(actor: UserActor): Promise<void>;
  /** What a user was charged and refunded, in cents. */
  moneyOf(actor: UserActor): Promise<{ charged: number; refunded: number }>;
  /** The states of a user's subscriptions, as named by the payment service. */
  statesOf(actor: UserActor): Promise<string[]>;
}
