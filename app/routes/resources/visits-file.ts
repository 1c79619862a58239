import { isPaid } from "~/domain/billing/entitlement";
import { CSV_START } from "~/domain/contacts/csv";
import { AppError } from "~/domain/errors";
import { delimiterOf } from "~/domain/files/delimiter";
import { visitsCsv } from "~/domain/visits/csv";
import { reportQuerySchema } from "~/domain/visits/range";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { getVisitReport } from "~/server/services/visits/get-report.server";

/** What the screen of visits shows, as a CSV file for spreadsheets. */
export const loader = resource(
  userEndpoint(
    "GET /dashboard-visits/visits.csv",
    { query: reportQuerySchema },
    async ({ platform, actor, language, query }): Promise<Response> => {
      if (!isPaid(actor.plan, platform.now())) throw new AppError("payment_required");
      const report = await getVisitReport(platform, actor, query);
      return new Response(`${CSV_START.spreadsheet}${visitsCsv(report, delimiterOf(language))}`, {
        headers: {
          "Content-Type": "text/csv; charset=utf-8",
          "Content-Disposition": `attachment; filename="visits-${report.from}-${report.to}.csv"`,
          "Cache-Control": "private, no-store",
        },
      });
    },
  ),
);
