import { accountSearchSchema } from "~/domain/operations/forms";
import { asOperator } from "~/server/http/app/as-operator.server";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { findAccount } from "~/server/services/operations/find-account.server";

/** Looks up an account. The e-mail address is in the body, so that it is not logged with URLs. */
export const action = resource(
  userEndpoint(
    "POST /operators/accounts",
    { before: asOperator, body: accountSearchSchema },
    ({ platform, actor, body }) => findAccount(platform, actor, body),
  ),
);
