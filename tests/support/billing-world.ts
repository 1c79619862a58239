export type Cycle = "monthly" | "yearly";

/** A card that pays, one that pays only in Checkout, one that is declined at once. */
export type Card = "good" | "failsLater" | "declined";

/** What a customer, the payment service or the clock may do. */
export type Command =
  /** Begins a purchase; an earlier one expires. */
  | { kind: "checkout"; cycle: Cycle; seats: number }
  /** Pays the purchase that was begun. */
  | { kind: "payCheckout"; card: Card }
  | { kind: "change"; cycle?: Cycle; seats?: number; isPreviewed: boolean }
  | { kind: "cancel" }
  | { kind: "keep" }
  | { kind: "withdraw" }
  /** Presses "Renew subscription", and pays if a payment is required. */
  | { kind: "renew" }
  /** The next payment fails, for any purpose: declined, or the bank's authentication is not completed. */
  | { kind: "failNext"; how: "decline" | "requires_action" }
  /** Pays the open amount with a valid card, which is charged from then on. */
  | { kind: "payInvoice" }
  | { kind: "card"; card: Exclude<Card, "declined"> }
  | { kind: "advance"; seconds: number }
  /** Deletes the account; a purchase begun before may still be paid a second later. */
  | { kind: "delete"; isPaidAfter: boolean };

/** A plan that is paid for; instants are seconds. */
export interface Plan {
  cycle: Cycle;
  seats: number;
  startedAt: number;
  /** The start from which periods are counted. */
  anchor: number;
  start: number;
  end: number;
  /** When a cancelled one ends. */
  endsAt?: number;
  /** The plan from the next period on. */
  next?: { cycle: Cycle; seats: number };
  /** A change that is not paid yet. */
  waiting?: { cycle: Cycle; seats: number; at: number; amount: number; until: number };
  /** The period's amount, charged an hour after it began. */
  draft?: { at: number; amount: number };
  /** The period's amount, if its payment failed. */
  unpaid?: { amount: number; firstAt: number; retryAt: number };
}

/** The state of one customer; amounts are cents. */
export interface World {
  plan?: Plan;
  /** The last plan that ended, while there is no other. */
  over?: { cycle: Cycle; seats: number; at: number };
  checkout?: { cycle: Cycle; seats: number; until: number };
  card: Card;
  failsNext: boolean;
  charged: number;
  refunded: number;
  /** Tolerance of refunds in cents: one for each part that is rounded down. */
  rounding: number;
  payments: { at: number; amount: number }[];
  firstPaidAt?: number;
  hasWithdrawn: boolean;
  hasCustomer: boolean;
  isDeleted: boolean;
  isRefused: boolean;
}

export const FREE_WORLD: World = {
  card: "good",
  failsNext: false,
  charged: 0,
  refunded: 0,
  rounding: 0,
  payments: [],
  hasWithdrawn: false,
  hasCustomer: false,
  isDeleted: false,
  isRefused: false,
};

const SEAT_CENTS: Record<Cycle, number> = { monthly: 399, yearly: 2388 };

/** The price of seats in one period, in cents. */
export const periodCents = ({ cycle, seats }: Pick<Plan, "cycle" | "seats">) => SEAT_CENTS[cycle] * seats;

/** The same time of day some months later; the last day of a month that is too short. */
export function plusMonths(seconds: number, months: number): number {
  const from = new Date(seconds * 1000);
  const to = new Date(from);
  to.setUTCMonth(from.getUTCMonth() + months);
  // A day that does not exist in the month overflows into the next one.
  if (to.getUTCDate() !== from.getUTCDate()) to.setUTCDate(0);
  return to.getTime() / 1000;
}

/** The expected reading of a user at `now`, in seconds. */
export interface Reading {
  status: string;
  isPaid: boolean;
  seats: number;
  cycle?: Cycle;
  endsAt?: number;
  /** What is charged next, and when. */
  next?: { at: number; cents: number };
  /** The plan from its next period on. */
  later?: { cycle: Cycle; seats: number };
  /** What is open to be paid. */
  owed: boolean;
}

/** @returns the expected reading of a world */
export function readingOf({ plan, over, isDeleted }: World): Reading {
  if (isDeleted) return { status: "free", isPaid: false, seats: 0, owed: false };
  if (!plan) {
    if (!over) return { status: "free", isPaid: false, seats: 0, owed: false };
    const { cycle, seats, at } = over;
    return { status: "expired", isPaid: false, seats, cycle, endsAt: at, owed: false };
  }
  const { cycle, seats, endsAt, unpaid, waiting, next } = plan;
  const goesOn = endsAt === undefined;
  return {
    status: unpaid ? "active_payment_fail" : goesOn ? "active" : "cancelled_active",
    isPaid: true,
    seats,
    cycle,
    ...(endsAt !== undefined && { endsAt }),
    ...(goesOn && { next: { at: plan.end, cents: periodCents(next ?? plan) } }),
    ...(next && { later: next }),
    owed: unpaid !== undefined || waiting !== undefined,
  };
}
