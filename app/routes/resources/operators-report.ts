import { dismissSchema } from "~/domain/operations/forms";
import { asOperator } from "~/server/http/app/as-operator.server";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { dismissReports } from "~/server/services/operations/dismiss-reports.server";

/** Dismisses the reports of a page or card, by its id. */
export const action = resource(
  userEndpoint(
    "POST /operators/reports/:id",
    { before: asOperator, body: dismissSchema },
    async ({ platform, actor, params: { id }, body }) => {
      await dismissReports(platform, actor, id, body);
      return { isDismissed: true };
    },
  ),
);
