import { type Account, newStripeId } from "../account";
import type { PriceKey } from "../catalog";
import type { Metadata, SessionRow } from "../rows";
import { completeSession } from "./complete-session";
import { newCustomer } from "./new-customer";

export interface Purchase {
  price: PriceKey;
  quantity: number;
  /** Of the customer and the subscription. */
  metadata: Metadata;
  email: string | null;
  name: string | null;
  number: string;
}

/**
 * Buys a plan by Checkout at this instant, for a new customer.
 * @returns their id and the subscription's
 */
export function purchase(account: Account, wanted: Purchase): { customer: string; subscription: string } {
  const { price, quantity, metadata, email, name, number } = wanted;
  const now = account.now();
  const customer = { ...newCustomer(now), metadata, email, name };
  account.store.put("customer", customer);
  const session: SessionRow = {
    id: newStripeId("session"),
    created: now,
    customer: customer.id,
    customerEmail: null,
    updates: { name: false, address: false },
    price,
    quantity,
    metadata,
    subscriptionMetadata: metadata,
    subscriptionDescription: null,
    reference: null,
    successUrl: account.pages,
    cancelUrl: null,
    expiresAt: now + 86_400,
    status: "open",
    methods: null,
    allowsCodes: false,
    asksTaxId: false,
    asksTerms: false,
    hasTax: false,
    acceptsTerms: false,
    submitText: null,
    termsText: null,
    locale: null,
    promotionCode: null,
    waiting: null,
    subscription: null,
    invoice: null,
    problem: null,
  };
  completeSession(account, session, { number, email, name, country: null, taxId: null });
  const { subscription, problem } = account.store.get("session", session.id);
  if (subscription === null) throw new Error(problem ?? "the payment asks for 3-D Secure");
  return { customer: customer.id, subscription };
}
