import { asOperator } from "~/server/http/app/as-operator.server";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { retryJob } from "~/server/services/operations/dead-jobs.server";

/** Has a job tried again. */
export const action = resource(
  userEndpoint(
    "POST /operators/jobs/:id",
    { before: asOperator },
    async ({ platform, actor, params: { id } }) => {
      await retryJob(platform, actor, id);
      return { isRetried: true };
    },
  ),
);
