import { z } from "zod";
import { OPERATED_LIST } from "~/domain/limits";
import { asOperator } from "~/server/http/app/as-operator.server";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { cursorSchema } from "~/server/services/cursor.server";
import { listReportedThings } from "~/server/services/operations/list-reports.server";

/** What was reported, from a cursor on. */
export const loader = resource(
  userEndpoint(
    "GET /operators/reports",
    { before: asOperator, query: z.object({ cursor: cursorSchema.optional() }) },
    ({ platform, actor, query }) =>
      listReportedThings(platform, actor, { limit: OPERATED_LIST, after: query.cursor }),
  ),
);
