import { writeAll } from "~/server/data/batch.server";
import { type BillingCustomer, findCustomerOf, insertCustomer } from "~/server/data/billing-customers.server";
import type { Platform } from "~/server/platform/platform.server";
import { stripeOf } from "~/server/platform/stripe.server";

/**
 * @returns an account's Stripe customer; created at its first purchase, with the account's id alone. One that Stripe
 *   knows and this database does not, since it was set back, is found by that id.
 */
export async function ensureCustomer(platform: Platform, userId: string): Promise<BillingCustomer> {
  const known = await findCustomerOf(platform.db, userId);
  if (known) return known;
  const id = (await findByMetadata(platform, userId)) ?? (await createCustomer(platform, userId));
  await writeAll(platform.db, [insertCustomer(id, userId, platform.now())]);
  const stored = await findCustomerOf(platform.db, userId);
  if (!stored) throw new Error(`customer ${id} was not stored`);
  return stored;
}

/** Stripe's search lags by up to a minute; a customer that new is found by the key of its creation instead. */
async function findByMetadata(platform: Platform, userId: string): Promise<string | undefined> {
  const { data } = await stripeOf(platform).customers.search({
    query: `metadata['userId']:'${userId}'`,
    limit: 10,
  });
  return data.toSorted((a, b) => a.created - b.created)[0]?.id;
}

async function createCustomer(platform: Platform, userId: string): Promise<string> {
  const { id } = await stripeOf(platform).customers.create(
    { metadata: { userId } },
    { idempotencyKey: `customer-${userId}` },
  );
  return id;
}
