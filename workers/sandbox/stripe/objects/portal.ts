import type Stripe from "stripe";
import type { PortalRow } from "../rows";

/** @param pages the origin of the stand-in's pages */
export function presentPortal(row: PortalRow, pages: string): Stripe.BillingPortal.Session {
  return {
    id: row.id,
    object: "billing_portal.session",
    configuration: "bpc_Sandbox",
    created: row.created,
    customer: row.customer,
    customer_account: null,
    flow: presentFlow(row),
    livemode: false,
    locale: row.locale,
    on_behalf_of: null,
    return_url: row.returnUrl,
    url: `${pages}/portal/${row.id}`,
  };
}

function presentFlow({
  flow,
  flowSubscription,
  afterUrl,
}: PortalRow): Stripe.BillingPortal.Session.Flow | null {
  if (flow === null) return null;
  return {
    after_completion: {
      hosted_confirmation: null,
      redirect: afterUrl === null ? null : { return_url: afterUrl },
      type: afterUrl === null ? "portal_homepage" : "redirect",
    },
    customer_update: null,
    subscription_cancel:
      flow === "subscription_cancel" && flowSubscription !== null
        ? { retention: null, subscription: flowSubscription }
        : null,
    subscription_pause: null,
    subscription_update:
      flow === "subscription_update" && flowSubscription !== null ? { subscription: flowSubscription } : null,
    subscription_update_confirm: null,
    type: flow,
  };
}
