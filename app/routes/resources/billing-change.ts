import { changeInputSchema } from "~/domain/billing/input";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { changePlan } from "~/server/services/billing/change-plan.server";

/** Changes seats or cycle; where the bank asks first, the address of its page comes back. */
export const action = resource(
  userEndpoint("POST /account/billing/change", { body: changeInputSchema }, ({ platform, actor, body }) =>
    changePlan(platform, actor, body),
  ),
);
