import type Stripe from "stripe";
import { type CatalogCoupon, couponOf, PRICES } from "../catalog";
import type { CustomerRow, SessionRow } from "../rows";
import { discountOf } from "../rules/proration";
import { presentPrice } from "./price";

export interface SessionAmounts {
  subtotal: number;
  discount: number;
  total: number;
}

export function sessionAmounts(
  row: Pick<SessionRow, "price" | "quantity" | "promotionCode">,
): SessionAmounts {
  const subtotal = PRICES[row.price].amount * row.quantity;
  const discount = discountOf(subtotal, sessionCoupon(row)?.percent ?? 0);
  return { subtotal, discount, total: subtotal - discount };
}

export function sessionCoupon({
  promotionCode,
}: Pick<SessionRow, "promotionCode">): CatalogCoupon | undefined {
  return promotionCode === null ? undefined : couponOf(promotionCode);
}

const text = (message: string | null) => (message === null ? null : { message });

/**
 * @param customer the paying customer, if known
 * @param pages the origin of the stand-in's pages
 */
export function presentSession(
  row: SessionRow,
  customer: CustomerRow | undefined,
  pages: string,
): Stripe.Checkout.Session {
  const { subtotal, discount, total } = sessionAmounts(row);
  const coupon = sessionCoupon(row);
  const methods = row.methods ?? ["card", "paypal"];
  return {
    id: row.id,
    object: "checkout.session",
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: row.allowsCodes,
    allowed_payment_method_types: row.methods,
    amount_subtotal: subtotal,
    amount_total: total,
    automatic_tax: {
      enabled: row.hasTax,
      liability: row.hasTax ? { type: "self" } : null,
      provider: row.hasTax ? "stripe" : null,
      status: row.hasTax ? "complete" : null,
    },
    billing_address_collection: "auto",
    cancel_url: row.cancelUrl,
    client_reference_id: row.reference,
    client_secret: null,
    collected_information: null,
    consent: row.asksTerms
      ? { promotions: null, terms_of_service: row.acceptsTerms ? "accepted" : null }
      : null,
    consent_collection: row.asksTerms
      ? { payment_method_reuse_agreement: null, promotions: "none", terms_of_service: "required" }
      : null,
    created: row.created,
    currency: "usd",
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: text(row.submitText),
      terms_of_service_acceptance: text(row.termsText),
    },
    customer: row.customer,
    customer_account: null,
    customer_creation: null,
    customer_details: customer ? detailsOf(customer) : null,
    customer_email: row.customerEmail,
    discounts: coupon ? [{ coupon: null, promotion_code: coupon.promotionCode }] : [],
    expires_at: row.expiresAt,
    integration_identifier: null,
    invoice: row.invoice,
    invoice_creation: null,
    livemode: false,
    locale: row.locale,
    managed_payments: { enabled: false },
    metadata: row.metadata,
    mode: "subscription",
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: "always",
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: methods,
    payment_status: row.status === "complete" && !row.isUnsettled ? "paid" : "unpaid",
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: row.status,
    submit_type: null,
    subscription: row.subscription,
    success_url: row.successUrl,
    tax_id_collection: { enabled: row.asksTaxId, required: "never" },
    total_details: { amount_discount: discount, amount_shipping: 0, amount_tax: 0 },
    ui_mode: "hosted_page",
    url: row.status === "open" ? `${pages}/checkout/${row.id}` : null,
    wallet_options: null,
  };
}

function detailsOf(row: CustomerRow): Stripe.Checkout.Session.CustomerDetails {
  return {
    address: row.address,
    business_name: row.businessName,
    email: row.email,
    individual_name: null,
    name: row.businessName ?? row.name,
    phone: row.phone,
    tax_exempt: "none",
    tax_ids: row.taxIds.map(({ type, value }) => ({ type, value })),
  };
}

export function presentLineItem(row: SessionRow): Stripe.LineItem {
  const { subtotal, discount, total } = sessionAmounts(row);
  return {
    id: row.id.replace("cs_test", "li"),
    object: "item",
    adjustable_quantity: null,
    amount_discount: discount,
    amount_subtotal: subtotal,
    amount_tax: 0,
    amount_total: total,
    currency: "usd",
    description: "Visita Pro",
    metadata: {},
    price: presentPrice(row.price),
    quantity: row.quantity,
  };
}
