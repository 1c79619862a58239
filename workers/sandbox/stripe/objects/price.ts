import Stripe from "stripe";
import { LONG_AGO, PRICES, PRODUCT, type PriceKey } from "../catalog";

export function presentPrice(key: PriceKey): Stripe.Price {
  const price = PRICES[key];
  return {
    id: price.id,
    object: "price",
    active: true,
    billing_scheme: "per_unit",
    created: LONG_AGO,
    currency: "usd",
    custom_unit_amount: null,
    livemode: false,
    lookup_key: price.lookupKey,
    metadata: {},
    nickname: null,
    product: PRODUCT.id,
    recurring: {
      interval: price.interval,
      interval_count: 1,
      meter: null,
      trial_period_days: null,
      usage_type: "licensed",
    },
    tax_behavior: "exclusive",
    tiers_mode: null,
    transform_quantity: null,
    type: "recurring",
    unit_amount: price.amount,
    unit_amount_decimal: Stripe.Decimal.from(price.amount),
  };
}

/** The older form of a price, which items still have. */
export function presentPlan(key: PriceKey): Stripe.Plan {
  const price = PRICES[key];
  return {
    id: price.id,
    object: "plan",
    active: true,
    amount: price.amount,
    amount_decimal: Stripe.Decimal.from(price.amount),
    billing_scheme: "per_unit",
    created: LONG_AGO,
    currency: "usd",
    interval: price.interval,
    interval_count: 1,
    livemode: false,
    metadata: {},
    meter: null,
    nickname: null,
    product: PRODUCT.id,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: "licensed",
  };
}

export function presentProduct(): Stripe.Product {
  return {
    id: PRODUCT.id,
    object: "product",
    active: true,
    created: LONG_AGO,
    default_price: PRICES.pro_monthly.id,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    name: PRODUCT.name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: "service",
    unit_label: "seat",
    updated: LONG_AGO,
    url: null,
  };
}
