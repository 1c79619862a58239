import { accountStepSchema } from "~/domain/operations/forms";
import { asOperator } from "~/server/http/app/as-operator.server";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { blockAccount, restoreAccount } from "~/server/services/operations/account-steps.server";

/** Blocks an account or lets it in again; answers with the account as it is then. */
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
