import { withdrawInputSchema } from "~/domain/billing/input";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { withdraw } from "~/server/services/billing/withdraw.server";

/** Withdraws from the purchase: the plan ends at once, and what was paid is given back. */
export const action = resource(
  userEndpoint(
    "POST /account/billing/withdrawal",
    { body: withdrawInputSchema },
    ({ platform, actor, body }) => withdraw(platform, actor, body),
  ),
);
