import type Stripe from "stripe";
import type { PaymentMethodRow } from "../rows";
import { TEST_CARDS } from "../rules/cards";

/** The expiry of test cards, as shown on the pages. */
const EXPIRY = { month: 12, year: 2034 };

export function presentPaymentMethod(row: PaymentMethodRow): Stripe.PaymentMethod {
  const { billing, number } = row;
  const address = billing.country
    ? { city: null, country: billing.country, line1: null, line2: null, postal_code: null, state: null }
    : null;
  const common = {
    id: row.id,
    object: "payment_method" as const,
    allow_redisplay: "limited",
    billing_details: { address, email: billing.email, name: billing.name, phone: null, tax_id: null },
    created: row.created,
    customer: row.customer,
    customer_account: null,
    livemode: false,
    metadata: row.metadata,
  };
  if (number === "paypal") {
    const paypal = { country: billing.country, payer_email: billing.email, payer_id: "SANDBOXPAYER1" };
    return { ...common, type: "paypal", paypal };
  }
  return { ...common, type: "card", card: presentCard(number) };
}

function presentCard(number: string): Stripe.PaymentMethod.Card {
  const brand = TEST_CARDS[number]?.brand ?? "visa";
  return {
    brand,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: "pass" },
    country: "US",
    display_brand: brand,
    exp_month: EXPIRY.month,
    exp_year: EXPIRY.year,
    fingerprint: `Sandbox${number.slice(-8)}`,
    funding: "credit",
    generated_from: null,
    last4: number.slice(-4),
    networks: { available: [brand], preferred: null },
    regulated_status: "unregulated",
    three_d_secure_usage: { supported: true },
    wallet: null,
  };
}
