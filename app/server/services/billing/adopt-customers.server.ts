import Stripe from "stripe";
import { ID_PREFIXES, isId } from "~/domain/ids";
import type { JobPayload } from "~/domain/jobs";
import { type Write, writeAll } from "~/server/data/batch.server";
import { adoptedCustomer, knownCustomers } from "~/server/data/billing-customers.server";
import { enqueue } from "~/server/data/outbox.server";
import { startJobs } from "~/server/platform/job-queue.server";
import type { Platform } from "~/server/platform/platform.server";
import { isStripeReady, stripeOf } from "~/server/platform/stripe.server";
import { RECONCILING } from "./sync-billing.server";

/** Stripe's largest page. */
const PAGE_SIZE = 100;

/**
 * Stores a customer of whom an event came but who is unknown here, and syncs the account that their metadata names. The
 * database forgets customers when it is set back; Stripe does not.
 */
export async function adoptCustomer(
  platform: Platform,
  { customerId, cause }: JobPayload<"adoptCustomer">,
): Promise<void> {
  const customer = await findAtStripe(platform, customerId);
  const userId = customer && ownerOf(customer);
  if (!userId) return;
  await writeAll(platform.db, adopting(platform, { id: customerId, userId }, cause));
  startJobs(platform, userId);
}

/**
 * Pages through Stripe's customers and syncs their accounts: nightly those made lately that are unknown here, and after
 * the database was set back all of them (`workers/commands/resync-billing.ts`).
 */
export async function resyncBilling(
  platform: Platform,
  { slot, since, after }: JobPayload<"resyncBilling">,
): Promise<void> {
  if (!isStripeReady(platform)) return;
  const { data, has_more: isMore } = await stripeOf(platform).customers.list({
    limit: PAGE_SIZE,
    ...(after && { starting_after: after }),
    ...(since && { created: { gte: Math.floor(Date.parse(since) / 1000) } }),
  });
  const owned = data.flatMap((each) => {
    const userId = ownerOf(each);
    return userId ? [{ id: each.id, userId }] : [];
  });
  const known = since
    ? await knownCustomers(
        platform.db,
        owned.map(({ id }) => id),
      )
    : new Set<string>();
  const chosen = owned.filter(({ id }) => !known.has(id));
  const last = data.at(-1);
  await writeAll(platform.db, [
    ...chosen.flatMap((each) => adopting(platform, each, `${RECONCILING}${slot}`)),
    ...(isMore && last
      ? [
          enqueue(
            { name: "resyncBilling", shard: "system", payload: { slot, since, after: last.id } },
            platform.now(),
          ),
        ]
      : []),
  ]);
  for (const { userId } of chosen) startJobs(platform, userId);
}

function adopting(
  platform: Platform,
  { id, userId }: { id: string; userId: string },
  cause: string,
): Write[] {
  const since = platform.realNow().toISOString();
  return [
    adoptedCustomer(id, userId, platform.now()),
    enqueue({ name: "syncBilling", shard: userId, payload: { userId, cause, since } }, platform.now()),
  ];
}

/** @returns undefined for one that was deleted there or never existed */
async function findAtStripe(platform: Platform, id: string): Promise<Stripe.Customer | undefined> {
  try {
    const customer = await stripeOf(platform).customers.retrieve(id);
    return customer.deleted ? undefined : customer;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "resource_missing")
      return undefined;
    throw error;
  }
}

/** @returns the account that a customer was made for, if it is one of ours */
const ownerOf = ({ metadata }: Stripe.Customer): string | undefined =>
  isId(ID_PREFIXES.user, metadata.userId) ? metadata.userId : undefined;
