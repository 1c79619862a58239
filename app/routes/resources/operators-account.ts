import { accountStepSchema } from "~/domain/operations/forms";
import { asOperator } from "~/server/http/app/as-operator.server";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { blockAccount, restoreAccount } from "~/server/services/operations/account-steps.server";

/** Blocks or unblocks an account; returns its new state. */
export const action = resource(
  userEndpoint(
    "POST /operators/accounts/:id",
    { before: asOperator, body: accountStepSchema },
    ({ platform, actor, params: { id }, body }) =>
      body.intent === "block"
        ? blockAccount(platform, actor, id, body)
        : restoreAccount(platform, actor, id, body.reason),
  ),
);
