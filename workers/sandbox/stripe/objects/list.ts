import type Stripe from "stripe";

/** @returns a whole list within another object */
export function wholeList<T>(url: string, data: T[]): Stripe.ApiList<T> {
  return { object: "list", data, has_more: false, url };
}
