import type Stripe from "stripe";
import { PRICE_LOOKUP_KEYS } from "~/domain/billing/amounts";
import type { BillingCycle } from "~/domain/billing/plans";
import { AppError } from "~/domain/errors";

/**
 * @returns the id of a cycle's price at Stripe, by its lookup key
 * @throws AppError unavailable where Stripe has none of that name
 */
export async function priceId(stripe: Stripe, cycle: BillingCycle): Promise<string> {
  const key = PRICE_LOOKUP_KEYS[cycle];
  const { data } = await stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 });
  const [price] = data;
  if (!price) throw new AppError("unavailable", { cause: new Error(`no price ${key}`) });
  return price.id;
}
