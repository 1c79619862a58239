import { reportQuerySchema } from "~/domain/visits/range";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { exportVisits } from "~/server/services/visits/export-visits.server";

/** What the screen of visits shows, as a CSV file for spreadsheets. */
export const loader = resource(
  userEndpoint(
    "GET /dashboard-visits/visits.csv",
    { query: reportQuerySchema },
    async ({ platform, actor, query }): Promise<Response> => {
      const { name, body } = await exportVisits(platform, actor, query);
      return new Response(body, {
        headers: {
          "Content-Type": "text/csv; charset=utf-8",
          "Content-Disposition": `attachment; filename="${name}"`,
          "Cache-Control": "private, no-store",
        },
      });
    },
  ),
);
