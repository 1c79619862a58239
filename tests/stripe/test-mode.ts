import type Stripe from "stripe";
import type { UserActor } from "~/domain/accounts/actor";
import { PRICE_LOOKUP_KEYS, seatPriceCents } from "~/domain/billing/amounts";
import { BILLING_CYCLES, type BillingCycle } from "~/domain/billing/plans";
import { writeAll } from "~/server/data/batch.server";
import { findCustomerOf, insertCustomer } from "~/server/data/billing-customers.server";
import { listSubscriptions } from "~/server/data/subscriptions.server";
import { stripeOf } from "~/server/platform/stripe.server";
import { quietPlatform } from "../support/full-account";
import { type TestPlatform, testActor } from "../support/platform";
import type { Backend } from "./backend";
import { moneyOf, statesOf } from "./read-stripe";

/** How long Stripe may take to move a test clock, and the polling interval. */
const CLOCK_MS = 180_000;
const ASK_MS = 2_000;

/** Stripe's test cards, by what becomes of a payment. */
const METHODS = {
  good: "pm_card_visa",
  decline: "pm_card_chargeCustomerFail",
  requires_action: "pm_card_authenticationRequired",
} as const;

/**
 * Stripe's test mode, on a separate clock. Checkout cannot be paid by a program: subscriptions are created as it
 * creates them.
 * @param key a secret key of test mode
 */
export async function testMode(key: string): Promise<Backend & { end(): Promise<void> }> {
  if (!/^(sk|rk)_test_/.test(key)) throw new Error("STRIPE_TEST_KEY is no key of test mode");
  const { platform, stripe, clock, advance } = await clockedPlatform(key);
  const customerOf = async ({ userId }: UserActor) => (await findCustomerOf(platform.db, userId))?.id ?? "";
  const subscriptionOf = async ({ userId }: UserActor) =>
    (await listSubscriptions(platform.db, userId))[0]?.id ?? "";
  const chargeTo = async (actor: UserActor, name: keyof typeof METHODS) => {
    const { id } = await stripe.paymentMethods.attach(METHODS[name], { customer: await customerOf(actor) });
    await stripe.subscriptions.update(await subscriptionOf(actor), { default_payment_method: id });
  };
  return {
    platform,
    async subscriber({ cycle, seats }) {
      const actor = await testActor(platform);
      const { userId } = actor;
      const customer = await stripe.customers.create({ test_clock: clock, metadata: { userId } });
      const { id: method } = await stripe.paymentMethods.attach(METHODS.good, { customer: customer.id });
      await stripe.subscriptions.create({
        customer: customer.id,
        items: [{ price: await ensurePrice(stripe, cycle), quantity: seats }],
        default_payment_method: method,
        payment_behavior: "error_if_incomplete",
        metadata: { userId },
      });
      await writeAll(platform.db, [insertCustomer(customer.id, userId, platform.now())]);
      return actor;
    },
    advance,
    nextPayment: chargeTo,
    async payOpenInvoice(actor) {
      await chargeTo(actor, "good");
      const customer = await customerOf(actor);
      const { data } = await stripe.invoices.list({ customer, status: "open" });
      for (const { id } of data) await stripe.invoices.pay(id);
    },
    moneyOf: async (actor) => moneyOf(stripe, await customerOf(actor)),
    statesOf: async (actor) => statesOf(stripe, await customerOf(actor)),
    // Deleting a clock deletes everything on it.
    end: async () => {
      await stripe.testHelpers.testClocks.del(clock);
    },
  };
}

/** A platform whose clock of plans is a test clock of Stripe's. */
async function clockedPlatform(key: string) {
  const keyed = quietPlatform({ STRIPE_SECRET_KEY: key });
  const stripe = stripeOf(keyed);
  const begin = Math.floor(Date.now() / 1000);
  const { id: clock } = await stripe.testHelpers.testClocks.create({ frozen_time: begin });
  let now = begin;
  const clocks = { now: () => new Date(now * 1000), realNow: () => new Date() };
  const platform: TestPlatform = Object.assign(keyed, clocks);
  const advance = async (to: Date) => {
    const seconds = Math.floor(to.getTime() / 1000);
    await stripe.testHelpers.testClocks.advance(clock, { frozen_time: seconds });
    await untilReady(stripe, clock);
    now = seconds;
  };
  return { platform, stripe, clock, advance };
}

async function untilReady(stripe: Stripe, clock: string): Promise<void> {
  for (let waited = 0; waited < CLOCK_MS; waited += ASK_MS) {
    if ((await stripe.testHelpers.testClocks.retrieve(clock)).status === "ready") return;
    await new Promise((done) => setTimeout(done, ASK_MS));
  }
  throw new Error(`the test clock ${clock} does not get on`);
}

/** @returns the price of a seat; an account that has none yet gets both, as docs/deployment.md has them made by hand */
async function ensurePrice(stripe: Stripe, cycle: BillingCycle): Promise<string> {
  const find = async () => {
    const { data } = await stripe.prices.list({ lookup_keys: [PRICE_LOOKUP_KEYS[cycle]], active: true });
    return data[0]?.id;
  };
  const known = await find();
  if (known) return known;
  const product = await stripe.products.create({ name: "Visita Pro" });
  for (const each of BILLING_CYCLES)
    await stripe.prices.create({
      product: product.id,
      currency: "usd",
      unit_amount: seatPriceCents(each),
      recurring: { interval: each === "yearly" ? "year" : "month" },
      lookup_key: PRICE_LOOKUP_KEYS[each],
      transfer_lookup_key: true,
    });
  return (await find()) ?? "";
}
