import type { UserActor } from "~/domain/accounts/actor";
import { findCustomerOf } from "~/server/data/billing-customers.server";
import { stripeOf } from "~/server/platform/stripe.server";
import { getBilling } from "~/server/services/billing/get-billing.server";
import { advance, buy, buyer, control, ownStripePlatform } from "../support/stripe";
import type { Backend } from "./backend";
import { moneyOf, statesOf } from "./read-stripe";

/** The stand-in, where plans are bought by Checkout as by customers. */
export async function standIn(): Promise<Backend> {
  const platform = await ownStripePlatform();
  const stripe = stripeOf(platform);
  const customerOf = async ({ userId }: UserActor) => (await findCustomerOf(platform.db, userId))?.id ?? "";
  return {
    platform,
    async subscriber(plan) {
      const actor = await buyer(platform);
      await buy(platform, actor, plan);
      return actor;
    },
    advance: (to) => advance(platform, to),
    nextPayment: async (_actor, outcome) => {
      await control(platform, "next-payment", { outcome });
    },
    async payOpenInvoice(actor) {
      const { openInvoice } = await getBilling(platform, actor);
      const body = "action=card&number=4242424242424242";
      await platform.bindings.SANDBOX?.fetch(openInvoice?.url ?? "", {
        method: "POST",
        body,
        redirect: "manual",
      });
    },
    moneyOf: async (actor) => moneyOf(stripe, await customerOf(actor)),
    statesOf: async (actor) => statesOf(stripe, await customerOf(actor)),
  };
}
