import { LIMITS } from "~/domain/limits";

export const BILLING_CYCLES = ["monthly", "yearly"] as const;
export type BillingCycle = (typeof BILLING_CYCLES)[number];

export const CURRENCY = "USD";

/** What a seat costs per month, in cents, by billing cycle. */
export const SEAT_PRICE_CENTS: Record<BillingCycle, number> = { monthly: 399, yearly: 199 };

const MONTHS: Record<BillingCycle, number> = { monthly: 1, yearly: 12 };

/** The price of this many seats for one period, in cents. */
export function periodPriceCents(cycle: BillingCycle, seats: number): number {
  return SEAT_PRICE_CENTS[cycle] * MONTHS[cycle] * seats;
}

export const PLAN_IDS = ["free", "pro"] as const;
export type PlanId = (typeof PLAN_IDS)[number];

/** What the comparison of the plans is divided into. */
export const PLAN_GROUPS = ["pages", "cards", "codes", "account"] as const;
export type PlanGroup = (typeof PLAN_GROUPS)[number];

/** Whether a plan has it, or how many of it. */
export type PlanCell = boolean | number;

interface PlanRow {
  group: PlanGroup;
  free: PlanCell;
  pro: PlanCell;
  /** The number of PRO is of each seat. */
  isPerSeat?: true;
}

/**
 * The comparison of the plans, by the keys of its lines: their texts are in the locales under `pricing.features`. The
 * API, the pricing screens and the locks in the editors use this one table.
 */
export const PLAN_TABLE = {
  pages: { group: "pages", free: LIMITS.freePages, pro: LIMITS.pagesPerSeat, isPerSeat: true },
  blocks: { group: "pages", free: 4, pro: 14 },
  themes: { group: "pages", free: 8, pro: 30 },
  fonts: { group: "pages", free: 1, pro: 20 },
  backgrounds: { group: "pages", free: false, pro: true },
  buttonDesign: { group: "pages", free: false, pro: true },
  contacts: { group: "pages", free: false, pro: true },
  publishSwitch: { group: "pages", free: false, pro: true },
  seo: { group: "pages", free: false, pro: true },
  noBranding: { group: "pages", free: false, pro: true },
  cards: { group: "cards", free: LIMITS.freeCards, pro: LIMITS.cardsPerSeat, isPerSeat: true },
  contactFile: { group: "cards", free: false, pro: true },
  passes: { group: "cards", free: false, pro: true },
  cardDesign: { group: "cards", free: false, pro: true },
  qrCodes: { group: "codes", free: true, pro: true },
  codeStyle: { group: "codes", free: true, pro: true },
  codeLogo: { group: "codes", free: false, pro: true },
  team: { group: "account", free: false, pro: true },
  visits: { group: "account", free: true, pro: true },
  visitHistory: { group: "account", free: false, pro: true },
  export: { group: "account", free: true, pro: true },
} as const satisfies Record<string, PlanRow>;

export type PlanFeature = keyof typeof PLAN_TABLE;

export const PLAN_FEATURES = Object.keys(PLAN_TABLE).filter(isPlanFeature);

/** Whether a name, of an address for one, is a line of the comparison. */
export function isPlanFeature(name: string): name is PlanFeature {
  return Object.hasOwn(PLAN_TABLE, name);
}

export function planRow(feature: PlanFeature): PlanRow {
  return PLAN_TABLE[feature];
}

export type Plan = {
  id: PlanId;
  /** Cents per seat and month. */
  monthly: number;
  yearly: number;
  features: readonly PlanFeature[];
  /** Pages and cards: in all for the free plan, per seat for PRO. */
  limits: { pages: number; cards: number };
};

const featuresOf = (plan: PlanId) => PLAN_FEATURES.filter((feature) => PLAN_TABLE[feature][plan] !== false);

export const PLANS: readonly Plan[] = [
  {
    id: "free",
    monthly: 0,
    yearly: 0,
    features: featuresOf("free"),
    limits: { pages: LIMITS.freePages, cards: LIMITS.freeCards },
  },
  {
    id: "pro",
    monthly: SEAT_PRICE_CENTS.monthly,
    yearly: SEAT_PRICE_CENTS.yearly,
    features: featuresOf("pro"),
    limits: { pages: LIMITS.pagesPerSeat, cards: LIMITS.cardsPerSeat },
  },
];

/** What paying yearly saves, in whole percent of the monthly price, rounded down: never promise more than there is. */
export function yearlySaving(plan: Pick<Plan, "monthly" | "yearly">): number {
  if (plan.monthly === 0) return 0;
  return Math.floor(((plan.monthly - plan.yearly) / plan.monthly) * 100);
}
