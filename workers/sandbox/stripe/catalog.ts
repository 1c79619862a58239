import { SEAT_PRICE_CENTS } from "~/domain/billing/plans";

export const PRODUCT = { id: "prod_VisitaPro", name: "Visita Pro" };

/** When the account, its prices and its codes were made: 1 January 2024. */
export const LONG_AGO = 1_704_067_200;

export interface CatalogPrice {
  id: string;
  lookupKey: "pro_monthly" | "pro_yearly";
  interval: "month" | "year";
  months: 1 | 12;
  /** Cents for a seat and a period. */
  amount: number;
}

/** The prices by lookup key. */
export const PRICES = {
  pro_monthly: {
    id: "price_ProMonthly",
    lookupKey: "pro_monthly",
    interval: "month",
    months: 1,
    amount: SEAT_PRICE_CENTS.monthly,
  },
  pro_yearly: {
    id: "price_ProYearly",
    lookupKey: "pro_yearly",
    interval: "year",
    months: 12,
    amount: 12 * SEAT_PRICE_CENTS.yearly,
  },
} as const satisfies Record<string, CatalogPrice>;

export type PriceKey = keyof typeof PRICES;

/** @returns the key of a price by its id */
export function priceKeyOf(id: string): PriceKey | undefined {
  return Object.values(PRICES).find((price) => price.id === id)?.lookupKey;
}

export interface CatalogCoupon {
  id: string;
  name: string;
  percent: number;
  duration: "once" | "repeating";
  months: number | null;
  promotionCode: string;
  code: string;
}

export const COUPONS: readonly CatalogCoupon[] = [
  {
    id: "coupon_Welcome20",
    name: "20% off the first invoice",
    percent: 20,
    duration: "once",
    months: null,
    promotionCode: "promo_Welcome20",
    code: "WELCOME20",
  },
  {
    id: "coupon_Half",
    name: "50% off for 3 months",
    percent: 50,
    duration: "repeating",
    months: 3,
    promotionCode: "promo_Half",
    code: "HALF",
  },
];

/** @returns the coupon of a promotion code, by the code as people type it, or by an id of either */
export function couponOf(name: string): CatalogCoupon | undefined {
  const typed = name.trim().toUpperCase();
  return COUPONS.find(
    ({ id, promotionCode, code }) => code === typed || promotionCode === name || id === name,
  );
}
