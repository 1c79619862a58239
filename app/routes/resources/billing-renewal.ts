import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { renewPlan } from "~/server/services/billing/renew-plan.server";

/** Renews the plan; if a payment is needed, returns the URL of its page. */
export const action = resource(
  userEndpoint("POST /account/billing/renewal", {}, ({ platform, actor, language }) =>
    renewPlan(platform, actor, language),
  ),
);
