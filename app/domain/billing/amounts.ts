import { type BillingCycle, SEAT_PRICE_CENTS } from "./plans";
import type { SubscriptionRecord } from "./subscription-record";

const MONTHS: Record<BillingCycle, number> = { monthly: 1, yearly: 12 };

/** Lookup keys of the prices at Stripe: their amounts must equal those here. */
export const PRICE_LOOKUP_KEYS: Record<BillingCycle, string> = {
  monthly: "pro_monthly",
  yearly: "pro_yearly",
};

/** What one seat costs in one period, in cents. */
export const seatPriceCents = (cycle: BillingCycle): number => SEAT_PRICE_CENTS[cycle] * MONTHS[cycle];

/** What seats cost in one period without a discount, in cents. */
export const periodCents = (cycle: BillingCycle, seats: number): number => seatPriceCents(cycle) * seats;

/** An amount of Stripe's in units of its currency, as 3.99. Currencies without a smaller unit are named. */
export function amountOf(smallest: number, currency: string): number {
  return WITHOUT_CENTS.has(currency.toLowerCase()) ? smallest : smallest / 100;
}

const WITHOUT_CENTS = new Set("bif clp djf gnf jpy kmf krw mga pyg rwf ugx vnd vuv xaf xof xpf".split(" "));

/** The price of a period that starts at `at`, in cents: the discount applies while it is valid. */
export function discountedCents(cents: number, discount: SubscriptionRecord["discount"], at: number): number {
  if (!discount || (discount.endsAt !== undefined && discount.endsAt <= at)) return cents;
  const off = discount.amountOff ?? Math.round((cents * (discount.percentOff ?? 0)) / 100);
  return Math.max(0, cents - off);
}
