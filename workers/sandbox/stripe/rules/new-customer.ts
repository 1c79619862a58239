import { newStripeId } from "../account";
import type { CustomerRow } from "../rows";

/** @returns a customer without any data, not stored yet */
export function newCustomer(now: number): CustomerRow {
  const id = newStripeId("customer");
  return {
    id,
    created: now,
    email: null,
    name: null,
    businessName: null,
    description: null,
    phone: null,
    address: null,
    metadata: {},
    locales: [],
    taxIds: [],
    paymentMethod: null,
    invoicePrefix: id.slice(4, 12).toUpperCase(),
    nextNumber: 1,
    balance: 0,
    isDeleted: false,
  };
}
