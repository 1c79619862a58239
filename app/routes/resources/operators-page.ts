import { pageStepSchema } from "~/domain/operations/forms";
import { asOperator } from "~/server/http/app/as-operator.server";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { restorePage, suspendPage } from "~/server/services/operations/page-steps.server";

/** Suspends or restores a page; returns its new state. */
export const action = resource(
  userEndpoint(
    "POST /operators/pages/:id",
    { before: asOperator, body: pageStepSchema },
    ({ platform, actor, params: { id }, body: { intent, reason } }) =>
      (intent === "suspend" ? suspendPage : restorePage)(platform, actor, id, reason),
  ),
);
