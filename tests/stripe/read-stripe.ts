import type Stripe from "stripe";

const limit = 100;

/** @returns what was charged to a customer, and what of it was given back, in cents */
export async function moneyOf(
  stripe: Stripe,
  customer: string,
): Promise<{ charged: number; refunded: number }> {
  const { data } = await stripe.charges.list({ customer, limit });
  const paid = data.filter(({ status }) => status === "succeeded");
  return {
    charged: paid.reduce((sum, { amount }) => sum + amount, 0),
    refunded: paid.reduce((sum, { amount_refunded }) => sum + amount_refunded, 0),
  };
}

/** @returns the states of a customer's subscriptions */
export async function statesOf(stripe: Stripe, customer: string): Promise<string[]> {
  const { data } = await stripe.subscriptions.list({ customer, status: "all", limit });
  return data.map(({ status }) => status);
}
