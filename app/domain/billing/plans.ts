import { LIMITS } from "~/domain/limits";

export const BILLING_CYCLES = ["monthly", "yearly"] as const;
export type BillingCycle = (typeof BILLING_CYCLES)[number];

export const CURRENCY = "USD";

/** What a seat costs per month, in cents, by billing cycle. */
export const SEAT_PRICE_CENTS: Record<BillingCycle, number> = { monthly: 399, yearly: 199 };

/** Keys of the plan comparison's lines; their sentences are in the locales under `pricing.features`. */
export const PLAN_FEATURES = [
  "pages",
  "cards",
  "buttons",
  "qrCodes",
  "contactFile",
  "passes",
  "themes",
  "paidBlocks",
  "fonts",
  "backgrounds",
  "publishSwitch",
  "seo",
  "noBranding",
  "cardDesign",
] as const;

export type PlanFeature = (typeof PLAN_FEATURES)[number];

export type Plan = {
  id: "free" | "pro";
  /** Cents per seat and month. */
  monthly: number;
  yearly: number;
  features: readonly PlanFeature[];
  /** Pages and cards: in all for the free plan, per seat for PRO. */
  limits: { pages: number; cards: number };
};

export const PLANS: readonly Plan[] = [
  {
    id: "free",
    monthly: 0,
    yearly: 0,
    features: ["pages", "cards", "buttons", "qrCodes"],
    limits: { pages: LIMITS.freePages, cards: LIMITS.freeCards },
  },
  {
    id: "pro",
    monthly: SEAT_PRICE_CENTS.monthly,
    yearly: SEAT_PRICE_CENTS.yearly,
    features: PLAN_FEATURES,
    limits: { pages: LIMITS.pagesPerSeat, cards: LIMITS.cardsPerSeat },
  },
];

/** What paying yearly saves, in whole percent of the monthly price, rounded down: never promise more than there is. */
export function yearlySaving(plan: Pick<Plan, "monthly" | "yearly">): number {
  if (plan.monthly === 0) return 0;
  return Math.floor(((plan.monthly - plan.yearly) / plan.monthly) * 100);
}
