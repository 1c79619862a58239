import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { renewPlan } from "~/server/services/billing/renew-plan.server";

/** Gets the plan back; where something is to be paid for that, the address of its page comes back. */
export const action = resource(
  userEndpoint("POST /account/billing/renewal", {}, ({ platform, actor, language }) =>
    renewPlan(platform, actor, language),
  ),
);
