import type Stripe from "stripe";
import { type CatalogCoupon, couponOf, LONG_AGO } from "../catalog";
import type { DiscountRow } from "../rows";

export function presentCoupon(coupon: CatalogCoupon): Stripe.Coupon {
  return {
    id: coupon.id,
    object: "coupon",
    amount_off: null,
    created: LONG_AGO,
    currency: null,
    duration: coupon.duration,
    duration_in_months: coupon.months,
    livemode: false,
    max_redemptions: null,
    metadata: {},
    name: coupon.name,
    percent_off: coupon.percent,
    redeem_by: null,
    times_redeemed: 0,
    valid: true,
  };
}

export function presentPromotionCode(coupon: CatalogCoupon): Stripe.PromotionCode {
  return {
    id: coupon.promotionCode,
    object: "promotion_code",
    active: true,
    code: coupon.code,
    created: LONG_AGO,
    customer: null,
    customer_account: null,
    expires_at: null,
    livemode: false,
    max_redemptions: null,
    metadata: {},
    promotion: { coupon: coupon.id, type: "coupon" },
    restrictions: { first_time_transaction: false, minimum_amount: null, minimum_amount_currency: null },
    times_redeemed: 0,
  };
}

export function presentDiscount(row: DiscountRow): Stripe.Discount {
  return {
    id: row.id,
    object: "discount",
    checkout_session: row.session,
    customer: row.customer,
    customer_account: null,
    end: row.end,
    invoice: null,
    invoice_item: null,
    promotion_code: row.promotionCode,
    source: { coupon: couponOf(row.promotionCode)?.id ?? null, type: "coupon" },
    start: row.start,
    subscription: row.subscription,
    subscription_item: null,
  };
}
