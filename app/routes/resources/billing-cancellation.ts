import { cancelInputSchema } from "~/domain/billing/input";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { cancelPlan, keepPlan } from "~/server/services/billing/cancel-plan.server";

/** Ends the plan with the period that is paid for, or takes that back. */
export const action = resource(
  userEndpoint(
    "POST /account/billing/cancellation",
    { body: cancelInputSchema },
    ({ platform, actor, body }) => cancelPlan(platform, actor, body),
  ),
  userEndpoint("DELETE /account/billing/cancellation", {}, ({ platform, actor }) =>
    keepPlan(platform, actor),
  ),
);
