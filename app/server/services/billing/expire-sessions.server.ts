import Stripe from "stripe";

/** Open sessions of an account; normally one, unless calls ran in parallel. */
const MAX_OPEN = 100;

/**
 * Expires the open Checkouts of an account; one that has ended meanwhile stays as it is.
 * @returns whether one of them was paid meanwhile
 */
export async function expireSessions(stripe: Stripe, customer: string): Promise<boolean> {
  const { data } = await stripe.checkout.sessions.list({ customer, status: "open", limit: MAX_OPEN });
  let isPaid = false;
  for (const { id } of data) {
    try {
      await stripe.checkout.sessions.expire(id);
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
      const { status } = await stripe.checkout.sessions.retrieve(id);
      if (status === "open") throw error;
      isPaid ||= status === "complete";
    }
  }
  return isPaid;
}
