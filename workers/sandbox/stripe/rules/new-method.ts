import { type Account, newStripeId } from "../account";
import type { CustomerRow, PaymentMethodRow } from "../rows";

/**
 * @param number of a test card, or "paypal"
 * @returns a payment method of a customer, not stored yet
 */
export function newMethod(account: Account, customer: CustomerRow, number: string): PaymentMethodRow {
  return {
    id: newStripeId("paymentMethod"),
    created: account.now(),
    customer: customer.id,
    metadata: {},
    billing: {
      name: customer.businessName ?? customer.name,
      email: customer.email,
      country: customer.address?.country ?? null,
    },
    number,
    isAuthenticated: false,
  };
}
