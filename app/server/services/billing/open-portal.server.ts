import type Stripe from "stripe";
import type { UserActor } from "~/domain/accounts/actor";
import type { PortalInput } from "~/domain/billing/input";
import { AppError } from "~/domain/errors";
import { DEFAULT_LANGUAGE, type LanguageCode, localizedUrl } from "~/domain/languages";
import { assertCan, ownOf } from "~/domain/permissions";
import { findCustomerOf } from "~/server/data/billing-customers.server";
import type { Platform } from "~/server/platform/platform.server";
import { consumeLimit } from "~/server/platform/rate-limits.server";
import { stripeOf } from "~/server/platform/stripe.server";
import { findLiveSubscription } from "./live-subscription.server";
import { told } from "./run-command.server";
import { syncBilling } from "./sync-billing.server";

/**
 * Opens Stripe's own page for another card, or for company, VAT number and address of invoices.
 * @throws AppError conflict (noSubscription) without any purchase; rate_limited; unavailable
 */
export async function openPortal(
  platform: Platform,
  actor: UserActor,
  { part }: PortalInput,
  language: LanguageCode = DEFAULT_LANGUAGE,
): Promise<{ url: string }> {
  assertCan(actor, "edit", ownOf(actor, "plan"));
  await consumeLimit(platform, "billing", actor.userId);
  const customer = await findCustomerOf(platform.db, actor.userId);
  if (!customer) throw new AppError("conflict", { messageKey: "noSubscription" });
  const back = localizedUrl(platform.config.origins.app, language, "/account/billing?changed");
  const stripe = stripeOf(platform);
  try {
    // A payment of a moment ago may not be stored yet.
    if (part === "payment") await syncBilling(platform, actor.userId);
    const subscription = part === "payment" ? await findLiveSubscription(platform, actor.userId) : undefined;
    if (subscription) await chargeCustomersMethod(stripe, customer.id, subscription.id);
    const { url } = await stripe.billingPortal.sessions.create({
      customer: customer.id,
      return_url: back,
      ...(part === "payment" && {
        flow_data: {
          type: "payment_method_update",
          after_completion: { type: "redirect", redirect: { return_url: back } },
        },
      }),
    });
    return { url };
  } catch (error) {
    throw told(error);
  }
}

/**
 * A subscription with a method of its own, such as that of its Checkout, is never charged to one chosen later. So its
 * method becomes the customer's before that is changed, and the customer's is charged from then on.
 */
async function chargeCustomersMethod(stripe: Stripe, customer: string, subscription: string): Promise<void> {
  const { default_payment_method: own } = await stripe.subscriptions.retrieve(subscription);
  if (!own) return;
  const method = typeof own === "string" ? own : own.id;
  await stripe.customers.update(customer, { invoice_settings: { default_payment_method: method } });
  await stripe.subscriptions.update(subscription, { default_payment_method: "" });
}
