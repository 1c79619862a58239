import type { Failure, PaymentMethodRow } from "../rows";

/** A test card's behaviour: at its first payment, in Checkout, and at later, off-session ones. */
export interface TestCard {
  brand: "visa" | "mastercard";
  /** How it is declined. */
  declines?: { first: boolean; code: string; declineCode: string };
  /** When it requires 3-D Secure: until one was completed, or each time. */
  asks?: "once" | "always";
}

const declined = (declineCode: string, { first = true, code = "card_declined" } = {}): TestCard => ({
  brand: "visa",
  declines: { first, code, declineCode },
});

/** Stripe's test numbers, as far as they are used here; any other number is invalid. */
export const TEST_CARDS: Readonly<Record<string, TestCard>> = {
  "4242424242424242": { brand: "visa" },
  "5555555555554444": { brand: "mastercard" },
  "4000002500003155": { brand: "visa", asks: "once" },
  "4000002760003184": { brand: "visa", asks: "always" },
  "4000000000000341": declined("generic_decline", { first: false }),
  "4000000000000002": declined("generic_decline"),
  "4000000000009995": declined("insufficient_funds"),
  "4000000000009987": declined("lost_card"),
  "4000000000000069": declined("expired_card", { code: "expired_card" }),
  "4000000000000127": declined("incorrect_cvc", { code: "incorrect_cvc" }),
};

const MESSAGES: Readonly<Record<string, string>> = {
  insufficient_funds: "Your card has insufficient funds.",
  expired_card: "Your card has expired.",
  incorrect_cvc: "Your card's security code is incorrect.",
};

export type Outcome = "succeed" | "decline" | "requires_action";

/** A forced outcome of the next payment: in Checkout it may also be settled later, as by a bank. */
export type ForcedOutcome = Outcome | "later";

export interface Attempt {
  outcome: Outcome;
  failure: Failure | null;
}

const failureOf = (code: string, declineCode: string): Failure => ({
  code,
  declineCode,
  message: MESSAGES[declineCode] ?? "Your card was declined.",
});

const ASKS: Attempt = {
  outcome: "requires_action",
  failure: {
    code: "authentication_required",
    declineCode: "authentication_required",
    message: "Your card was declined. This transaction requires authentication.",
  },
};

/**
 * The outcome of a payment.
 * @param isFirst whether it is the customer's first payment, in Checkout
 * @param forced the outcome set for the next payment; just completed 3-D Secure is not required again
 */
export function attemptPayment(
  method: PaymentMethodRow,
  {
    isFirst,
    isAuthenticated,
    forced,
  }: { isFirst: boolean; isAuthenticated: boolean; forced: ForcedOutcome | null },
): Attempt {
  if (forced === "succeed" || forced === "later") return { outcome: "succeed", failure: null };
  if (forced === "decline")
    return { outcome: "decline", failure: failureOf("card_declined", "generic_decline") };
  if (forced === "requires_action" && !isAuthenticated) return ASKS;
  const card = TEST_CARDS[method.number];
  const { declines, asks } = card ?? {};
  if (declines && (declines.first || !isFirst))
    return { outcome: "decline", failure: failureOf(declines.code, declines.declineCode) };
  if (asks && !isAuthenticated && (asks === "always" || !method.isAuthenticated)) return ASKS;
  return { outcome: "succeed", failure: null };
}
