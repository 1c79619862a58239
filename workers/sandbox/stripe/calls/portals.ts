import { z } from "zod";
import { demand, newStripeId } from "../account";
import { presentPortal } from "../objects/portal";
import { call, TEXT } from "./call";
import { liveCustomer } from "./customers";

const OF_SUBSCRIPTION = z.strictObject({ subscription: TEXT });

const FLOW = z.strictObject({
  type: z.enum(["payment_method_update", "subscription_cancel", "subscription_update", "customer_update"]),
  subscription_cancel: OF_SUBSCRIPTION.optional(),
  subscription_update: OF_SUBSCRIPTION.optional(),
  after_completion: z
    .strictObject({
      type: z.enum(["redirect", "portal_homepage", "hosted_confirmation"]),
      redirect: z.strictObject({ return_url: z.url() }).optional(),
    })
    .optional(),
});

export const PORTAL_CALLS = [
  call(
    "POST",
    "/v1/billing_portal/sessions",
    {
      customer: TEXT,
      return_url: z.url().optional(),
      flow_data: FLOW.optional(),
      locale: TEXT.optional(),
      configuration: TEXT.optional(),
    },
    (account, { customer, return_url, flow_data: flow, locale }) => {
      const subscription = flow?.subscription_cancel ?? flow?.subscription_update;
      if (subscription) demand(account, "subscription", subscription.subscription, "subscription");
      const row = {
        id: newStripeId("portal"),
        created: account.now(),
        customer: liveCustomer(account, customer).id,
        returnUrl: return_url ?? null,
        flow: flow?.type ?? null,
        flowSubscription: subscription?.subscription ?? null,
        afterUrl: flow?.after_completion?.redirect?.return_url ?? null,
        locale: locale ?? null,
      };
      account.store.put("portal", row);
      return presentPortal(row, account.pages);
    },
  ),
];
