import { z } from "zod";
import { OPERATED_LIST } from "~/domain/limits";
import { asOperator } from "~/server/http/app/as-operator.server";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { cursorSchema } from "~/server/services/cursor.server";
import { listFailedJobs } from "~/server/services/operations/dead-jobs.server";

/** The jobs that were set aside, from a cursor on. */
export const loader = resource(
  userEndpoint(
    "GET /operators/jobs",
    { before: asOperator, query: z.object({ cursor: cursorSchema.optional() }) },
    ({ platform, actor, query }) =>
      listFailedJobs(platform, actor, { limit: OPERATED_LIST, after: query.cursor }),
  ),
);
