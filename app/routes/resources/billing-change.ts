import { changeInputSchema } from "~/domain/billing/input";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { changePlan } from "~/server/services/billing/change-plan.server";

/** Changes seats or cycle; if the bank requires confirmation, returns the URL of its page. */
export const action = resource(
  userEndpoint("POST /account/billing/change", { body: changeInputSchema }, ({ platform, actor, body }) =>
    changePlan(platform, actor, body),
  ),
);
