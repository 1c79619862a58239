import type { UserActor } from "~/domain/accounts/actor";
import type { BillingCycle } from "~/domain/billing/plans";
import type { TestPlatform } from "../support/platform";

/** A payment service that the scenarios run against: Stripe's own test mode, or the stand-in. */
export interface Backend {
  /** What the services are called with; its clock is the customers'. */
  platform: TestPlatform;
  /** Makes somebody who pays for a plan; nothing of it is stored by the product yet. */
  subscriber(plan: { cycle: BillingCycle; seats: number }): Promise<UserActor>;
  /** Lets time pass until an instant, and what is due by then happen. */
  advance(to: Date): Promise<void>;
  /** What the next payment of somebody comes to. */
  nextPayment(actor: UserActor, outcome: "decline" | "requires_action"): Promise<void>;
  /** Pays the open invoice of somebody with a card that is good. */
  payOpenInvoice(actor: UserActor): Promise<void>;
  /** What was charged to somebody, and what of it was given back, in cents. */
  moneyOf(actor: UserActor): Promise<{ charged: number; refunded: number }>;
  /** How the payment service calls the states of somebody's subscriptions. */
  statesOf(actor: UserActor): Promise<string[]>;
}
