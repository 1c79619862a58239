import { z } from "@hono/zod-openapi";
import { reportQuerySchema } from "~/domain/visits/range";
import { visitReportSchema } from "~/domain/visits/report";
import { reportThingSchema } from "~/domain/visits/thing";
import { exportVisits } from "~/server/services/visits/export-visits.server";
import { getVisitReport } from "~/server/services/visits/get-visit-report.server";
import { resetVisits } from "~/server/services/visits/reset-visits.server";
import { newRouter } from "./env.server";
import { gives, nothing, userOperation } from "./operation.server";

const report = visitReportSchema.meta({ id: "VisitReport" });

/** Visits, and where they came from. */
export function visitsRouter() {
  const router = newRouter();
  router.openapi(
    userOperation("getVisits", "get", "/_/visits", {
      request: { query: reportQuerySchema },
      responses: { 200: gives(report, "The report") },
      fails: ["invalid", "not_found"],
    }),
    async (c) => c.json(await getVisitReport(c.env.platform, c.var.user, c.req.valid("query")), 200),
  );
  router.openapi(
    userOperation("exportVisits", "get", "/_/visits/export.csv", {
      request: { query: reportQuerySchema },
      responses: { 200: { description: "The file", content: { "text/csv": { schema: z.string() } } } },
      fails: ["invalid", "not_found", "payment_required"],
    }),
    async (c) => {
      const { name, body } = await exportVisits(c.env.platform, c.var.user, c.req.valid("query"));
      const headers = {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": `attachment; filename="${name}"`,
        "Cache-Control": "private, no-store",
      };
      return new Response(body, { headers });
    },
  );
  router.openapi(
    userOperation("resetVisits", "delete", "/_/visits", {
      request: { query: z.object({ thing: reportThingSchema.optional() }) },
      responses: { 204: nothing },
      fails: ["invalid", "not_found"],
    }),
    async (c) => {
      await resetVisits(c.env.platform, c.var.user, c.req.valid("query").thing);
      return c.body(null, 204);
    },
  );
  return router;
}
