import Stripe from "stripe";
import { z } from "zod";
import { SIGNATURE_TOLERANCE, STRIPE_EVENTS } from "~/domain/billing/events";
import { AppError } from "~/domain/errors";
import { writeAll } from "~/server/data/batch.server";
import { findCustomer, insertEvent } from "~/server/data/billing-customers.server";
import { enqueue } from "~/server/data/outbox.server";
import { startJobs } from "~/server/platform/job-queue.server";
import { logWarning, type Platform } from "~/server/platform/platform.server";
import { stripeWebhookSecret } from "~/server/platform/stripe.server";

const crypto = Stripe.createSubtleCryptoProvider();

/** The fields read from an event; a thin one has no object. */
const eventSchema = z.object({
  id: z.string().min(1).max(255),
  object: z.literal("event"),
  type: z.string().max(255),
  data: z.object({ object: z.looseObject({}) }),
});
type TakenEvent = z.output<typeof eventSchema>;

/**
 * Handles a Stripe event: records it, and schedules a sync of the account; of a customer that is unknown here, the
 * question whose it is. Only its customer is read from it.
 * @param body as received, byte by byte: the signature covers it
 * @throws AppError bad_request for one that was not signed by Stripe within five minutes, or is no event of the kind
 *   that contains its object
 */
export async function takeEvent(
  platform: Platform,
  { body, signature }: { body: string; signature: string | null },
): Promise<void> {
  const event = await verified(platform, body, signature);
  if (!STRIPE_EVENTS.some((type) => type === event.type)) {
    logWarning("event of no use", platform.requestId, { type: event.type });
    return;
  }
  const customerId = customerOf(event.data.object);
  const customer = customerId === undefined ? undefined : await findCustomer(platform.db, customerId);
  const now = platform.now();
  const row = { id: event.id, type: event.type, customerId: customerId ?? null, receivedAt: now };
  if (!customer) {
    const isUnknown = customerId !== undefined && /^cus_\w{1,64}$/.test(customerId);
    const payload = { customerId: customerId ?? "", cause: event.id };
    await writeAll(platform.db, [
      ...(isUnknown ? [enqueue({ name: "adoptCustomer", shard: "system", payload }, now)] : []),
      insertEvent(row),
    ]);
    if (isUnknown) startJobs(platform, "system");
    return;
  }
  const { userId } = customer;
  const payload = { userId, cause: event.id, since: platform.realNow().toISOString() };
  await writeAll(platform.db, [
    enqueue({ name: "syncBilling", shard: userId, payload }, now),
    insertEvent(row),
  ]);
  startJobs(platform, userId);
}

async function verified(platform: Platform, body: string, signature: string | null): Promise<TakenEvent> {
  const refused = new AppError("bad_request");
  const secret = stripeWebhookSecret(platform);
  const time = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature ?? "")?.[1]);
  // The package accepts a signature from the future.
  if (!signature || !(Math.abs(platform.realNow().getTime() / 1000 - time) <= SIGNATURE_TOLERANCE))
    throw refused;
  try {
    const event = await Stripe.webhooks.constructEventAsync(
      body,
      signature,
      secret,
      SIGNATURE_TOLERANCE,
      crypto,
    );
    return eventSchema.parse(event);
  } catch (cause) {
    throw cause instanceof AppError ? cause : new AppError("bad_request", { cause });
  }
}

/** An event's customer, by its object. */
function customerOf(object: object): string | undefined {
  const { customer } = object as { customer?: unknown };
  if (typeof customer === "string") return customer;
  const id = typeof customer === "object" && customer !== null ? Reflect.get(customer, "id") : undefined;
  return typeof id === "string" ? id : undefined;
}
