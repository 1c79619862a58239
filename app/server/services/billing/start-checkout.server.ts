import type Stripe from "stripe";
import type { UserActor } from "~/domain/accounts/actor";
import type { CheckoutForm, CheckoutInput } from "~/domain/billing/input";
import { choiceQuery } from "~/domain/billing/plan-choice";
import { HOUR_MS, MINUTE_MS } from "~/domain/durations";
import { AppError } from "~/domain/errors";
import { DEFAULT_LANGUAGE, type LanguageCode, localizedUrl } from "~/domain/languages";
import { assertCan, ownOf } from "~/domain/permissions";
import { i18nFor } from "~/i18n/instances";
import { writeAll } from "~/server/data/batch.server";
import { findCustomerOf } from "~/server/data/billing-customers.server";
import { enqueue } from "~/server/data/outbox.server";
import { startJobs } from "~/server/platform/job-queue.server";
import type { Platform } from "~/server/platform/platform.server";
import { consumeLimit } from "~/server/platform/rate-limits.server";
import { stripeOf } from "~/server/platform/stripe.server";
import { ensureCustomer } from "./billing-customer.server";
import { expireSessions } from "./expire-sessions.server";
import { assertBuyable, findLiveSubscription } from "./live-subscription.server";
import { CLIENT_ID } from "./measured-purchase.server";
import { priceId } from "./prices.server";
import { runCommand } from "./run-command.server";
import { syncBilling } from "./sync-billing.server";

/** Who buys, beside their account: what Stripe's screens lead back to, and by what they are measured. */
interface Buyer extends Pick<CheckoutForm, "for" | "back"> {
  language?: LanguageCode;
  clientId?: string;
}

/** How long a session can be paid, and a little. */
const SESSION_MS = 24 * HOUR_MS + 5 * MINUTE_MS;

/**
 * Begins a purchase: the browser goes on to `url`. A session that was begun before is over then, so that one of them at
 * most is paid. What is bought is known by the next sync; this stores nothing of it.
 * @param buyer the language of the screens that Stripe leads back to, what these say to who turns back, and by what the
 *   measurement service knows a browser whose person agreed to be measured
 * @throws AppError conflict (alreadySubscribed, planIsLifetime, billingBusy), rate_limited, unavailable
 */
export async function startCheckout(
  platform: Platform,
  actor: UserActor,
  { cycle, seats }: CheckoutInput,
  buyer: Buyer = {},
): Promise<{ url: string }> {
  const { userId } = actor;
  assertCan(actor, "buy", ownOf(actor, "plan"));
  await assertBuyable(platform, actor);
  await consumeLimit(platform, "billing", userId);
  return runCommand(platform, userId, "checkout", { cycle, seats }, async (key) => {
    // What was paid a moment ago may not be stored yet.
    if (await findCustomerOf(platform.db, userId)) await syncBilling(platform, userId);
    if (await findLiveSubscription(platform, userId))
      throw new AppError("conflict", { messageKey: "alreadySubscribed" });
    const stripe = stripeOf(platform);
    const customer = await ensureCustomer(platform, userId);
    if (await expireSessions(stripe, customer.id))
      throw new AppError("conflict", { messageKey: "alreadySubscribed" });
    const item = { price: await priceId(stripe, cycle), quantity: seats };
    const session = await stripe.checkout.sessions.create(
      { ...sessionOf(platform, userId, { cycle, seats }, buyer), customer: customer.id, line_items: [item] },
      { idempotencyKey: key },
    );
    if (!session.url) throw new Error(`session ${session.id} has no address`);
    await askAfterwards(platform, userId, key);
    return { url: session.url };
  });
}

/**
 * Has Stripe asked once the session is over, should nobody have come back from it and its events be lost: what was paid
 * there has no subscription here that the nightly run would ask about.
 */
async function askAfterwards(platform: Platform, userId: string, key: string): Promise<void> {
  const since = new Date(platform.realNow().getTime() + SESSION_MS).toISOString();
  const runAt = new Date(platform.now().getTime() + SESSION_MS);
  const payload = { userId, cause: `checkout:${key}`, since };
  await writeAll(platform.db, [
    enqueue({ name: "syncBilling", shard: userId, payload, runAt }, platform.now()),
  ]);
  startJobs(platform, userId);
}

function sessionOf(
  { config }: Platform,
  userId: string,
  { cycle, seats }: CheckoutInput,
  { language = DEFAULT_LANGUAGE, clientId, for: wanted, back }: Buyer,
): Stripe.Checkout.SessionCreateParams {
  const screen = (path: string) => localizedUrl(config.origins.app, language, path);
  return {
    mode: "subscription",
    client_reference_id: userId,
    metadata: { userId },
    subscription_data: { metadata: { userId, ...(clientId && { [CLIENT_ID]: clientId }) } },
    allowed_payment_method_types: config.stripe.hasPaypal ? ["card", "paypal"] : ["card"],
    allow_promotion_codes: true,
    tax_id_collection: { enabled: true },
    customer_update: { name: "auto", address: "auto" },
    ...(config.stripe.hasTax && { automatic_tax: { enabled: true } }),
    ...(config.links.terms && { consent_collection: { terms_of_service: "required" } }),
    success_url: `${screen("/account/billing")}?session={CHECKOUT_SESSION_ID}`,
    // Who turns back finds what was chosen, why, and the way back to it.
    cancel_url: `${screen("/account/upgrade")}?${choiceQuery({ cycle, seats, for: wanted, back })}`,
    // The request to begin within the time to withdraw, beside the button that makes it.
    custom_text: { submit: { message: i18nFor(language).getFixedT(null, "billing")("buy.consent") } },
  };
}
