import { reportQuerySchema } from "~/domain/visits/range";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { getVisitReport } from "~/server/services/visits/get-visit-report.server";

/** What was counted of everything or of one thing, for the parts of screens that come later. */
export const loader = resource(
  userEndpoint("GET /dashboard-visits/report", { query: reportQuerySchema }, ({ platform, actor, query }) =>
    getVisitReport(platform, actor, query),
  ),
);
