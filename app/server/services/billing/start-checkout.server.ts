import type Stripe from "stripe";
import type { UserActor } from "~/domain/accounts/actor";
import type { CheckoutForm, CheckoutInput } from "~/domain/billing/input";
import { CANCELLED, choiceQuery } from "~/domain/billing/plan-choice";
import { HOUR_MS, MINUTE_MS } from "~/domain/durations";
import { AppError } from "~/domain/errors";
import { DEFAULT_LANGUAGE, type LanguageCode, localizedUrl } from "~/domain/languages";
import { assertCan, ownOf } from "~/domain/permissions";
import { i18nFor } from "~/i18n/instances";
import { writeAll } from "~/server/data/batch.server";
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

/** The buyer's context, beside their account: for the return from Stripe, and for measurement. */
interface Buyer extends Pick<CheckoutForm, "for" | "back"> {
  language?: LanguageCode;
  clientId?: string;
}

/** How long a session can be paid, with a margin. */
const SESSION_MS = 24 * HOUR_MS + 5 * MINUTE_MS;

/**
 * Begins a purchase: the browser continues at `url`. An earlier session is expired, so that at most one is paid. The
 * purchase is stored by the next sync, not here.
 * @param buyer the language of the screens that Stripe returns to, what these show to users who go back, and the
 *   measurement id of a browser with consent
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
    const customer = await ensureCustomer(platform, userId);
    // A payment of a moment ago may not be stored yet, or no longer, after the database was set back.
    await syncBilling(platform, userId);
    if (await findLiveSubscription(platform, userId))
      throw new AppError("conflict", { messageKey: "alreadySubscribed" });
    const stripe = stripeOf(platform);
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
 * Schedules a sync for when the session is over, in case its return and its events are lost: a purchase in it has no
 * subscription here that the nightly run would check.
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
    // A user who goes back gets their choice, its reason, and the way back to it.
    cancel_url: `${screen("/account/upgrade")}?${choiceQuery({ cycle, seats, for: wanted, back })}&${CANCELLED}=1`,
    // The request to begin within the withdrawal period, beside the button.
    custom_text: { submit: { message: i18nFor(language).getFixedT(null, "billing")("buy.consent") } },
  };
}
