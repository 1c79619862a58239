import { reportQuerySchema } from "~/domain/visits/range";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { getVisitReport } from "~/server/services/visits/get-visit-report.server";

/** The counts of everything or of one thing, for parts of screens that load later. */
export const loader = resource(
  userEndpoint("GET /dashboard-visits/report", { query: reportQuerySchema }, ({ platform, actor, query }) =>
    getVisitReport(platform, actor, query),
  ),
);
