import { writeAll } from "~/server/data/batch.server";
import { type BillingCustomer, findCustomerOf, insertCustomer } from "~/server/data/billing-customers.server";
import type { Platform } from "~/server/platform/platform.server";
import { stripeOf } from "~/server/platform/stripe.server";

/** @returns an account's Stripe customer; created at its first purchase, with the account's id alone */
export async function ensureCustomer(platform: Platform, userId: string): Promise<BillingCustomer> {
  const known = await findCustomerOf(platform.db, userId);
  if (known) return known;
  const { id } = await stripeOf(platform).customers.create(
    { metadata: { userId } },
    { idempotencyKey: `customer-${userId}` },
  );
  await writeAll(platform.db, [insertCustomer(id, userId, platform.now())]);
  const stored = await findCustomerOf(platform.db, userId);
  if (!stored) throw new Error(`customer ${id} was not stored`);
  return stored;
}
