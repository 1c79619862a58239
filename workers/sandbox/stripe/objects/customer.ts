import type Stripe from "stripe";
import type { CustomerRow, TaxIdRow } from "../rows";

export function presentCustomer(row: CustomerRow): Stripe.Customer {
  return {
    id: row.id,
    object: "customer",
    address: row.address,
    balance: row.balance,
    ...(row.businessName && { business_name: row.businessName }),
    created: row.created,
    currency: "usd",
    default_source: null,
    delinquent: false,
    description: row.description,
    discount: null,
    email: row.email,
    invoice_prefix: row.invoicePrefix,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: row.paymentMethod,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: row.metadata,
    name: row.businessName ?? row.name,
    next_invoice_sequence: row.nextNumber,
    phone: row.phone,
    preferred_locales: row.locales,
    shipping: null,
    tax_exempt: "none",
    test_clock: null,
  };
}

export function presentDeletedCustomer({ id }: CustomerRow): Stripe.DeletedCustomer {
  return { id, object: "customer", deleted: true };
}

export function presentTaxId(row: TaxIdRow, customer: CustomerRow): Stripe.TaxId {
  return {
    id: row.id,
    object: "tax_id",
    country: row.type === "eu_vat" ? row.value.slice(0, 2) : null,
    created: row.created,
    customer: customer.id,
    customer_account: null,
    livemode: false,
    owner: { type: "customer", customer: customer.id, customer_account: null },
    type: row.type,
    value: row.value,
    verification: { status: "verified", verified_address: null, verified_name: customer.name },
  };
}
