import { env } from "cloudflare:test";
import Stripe from "stripe";
import { SANDBOX_STRIPE_KEY, STRIPE_API_VERSION } from "~/server/platform/stripe-sandbox.server";
import type { EventRow } from "../../../workers/sandbox/stripe/event-log";
import type { StripeSandbox } from "../../../workers/sandbox/stripe/stripe-sandbox";

const { STRIPE } = env as unknown as { STRIPE: DurableObjectNamespace<StripeSandbox> };

export const at = (iso: string) => Date.parse(iso) / 1000;

export type SentEvent = Omit<EventRow, "body"> & { payload: string };

/**
 * A separate account at the stand-in, whose clock is frozen until it is advanced.
 * @param begin its initial time, in ISO 8601; ahead of the real one
 */
export async function sandboxAccount(begin = "2031-01-10T12:00:00Z") {
  const stub = STRIPE.get(STRIPE.idFromName(crypto.randomUUID()));
  const toSandbox: typeof fetch = (input, init) => stub.fetch(input, init);
  const httpClient = Stripe.createFetchHttpClient(toSandbox);
  const stripe = new Stripe(SANDBOX_STRIPE_KEY, {
    apiVersion: STRIPE_API_VERSION,
    httpClient,
    maxNetworkRetries: 0,
    telemetry: false,
  });
  const control = async <T>(path: string, body?: object): Promise<T> => {
    const init = body && { method: "POST", body: JSON.stringify(body) };
    const response = await stub.fetch(`http://sandbox.localhost/dev/stripe/${path}`, init);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json<T>();
  };
  const advance = (to: string) => control("advance", { to, isFrozen: true });
  await advance(begin);
  const priceOf = async (key: "pro_monthly" | "pro_yearly") =>
    (await stripe.prices.list({ lookup_keys: [key] })).data[0]?.id ?? "";
  const checkout = async (
    key: "pro_monthly" | "pro_yearly",
    quantity: number,
    more: Partial<Stripe.Checkout.SessionCreateParams> = {},
  ) => {
    const customer = await stripe.customers.create({ metadata: { userId: "usr_1" } });
    return stripe.checkout.sessions.create({
      mode: "subscription",
      customer: customer.id,
      line_items: [{ price: await priceOf(key), quantity }],
      success_url: "http://localhost:8787/account/billing?session={CHECKOUT_SESSION_ID}",
      cancel_url: "http://localhost:8787/account/upgrade",
      ...more,
    });
  };
  return {
    stripe,
    stub,
    control,
    advance,
    priceOf,
    checkout,
    /** Buys seats, and gives the subscription. */
    async buy(
      key: "pro_monthly" | "pro_yearly",
      quantity: number,
      {
        number = "4242424242424242",
        ...more
      }: Partial<Stripe.Checkout.SessionCreateParams> & { number?: string } = {},
    ) {
      const session = await checkout(key, quantity, more);
      await control("pay", { session: session.id, number });
      const done = await stripe.checkout.sessions.retrieve(session.id, {
        expand: ["subscription.latest_invoice"],
      });
      const { subscription } = done;
      if (subscription === null || typeof subscription === "string") throw new Error("nothing was bought");
      return subscription;
    },
    /** Oldest first. */
    async events(): Promise<SentEvent[]> {
      return (await control<{ events: SentEvent[] }>("events.json")).events.reverse();
    },
  };
}

export type SandboxAccount = Awaited<ReturnType<typeof sandboxAccount>>;

/** @returns a subscription's one item */
export function itemOf({ items }: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = items.data;
  if (!item) throw new Error("no item");
  return item;
}

export const invoiceOf = ({ latest_invoice: invoice }: Stripe.Subscription): Stripe.Invoice => {
  if (invoice === null || typeof invoice === "string") throw new Error("the invoice is not expanded");
  return invoice;
};
