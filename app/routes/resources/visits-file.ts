import { AppError } from "~/domain/errors";
import { delimiterOf } from "~/domain/files/delimiter";
import { reportQuerySchema } from "~/domain/visits/range";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";

/** What the screen of visits shows, as a CSV file for spreadsheets. */
export const loader = resource(
  userEndpoint(
    "GET /dashboard-visits/visits.csv",
    { query: reportQuerySchema },
    async ({ language }): Promise<Response> => {
      delimiterOf(language);
      throw new AppError("not_found");
    },
  ),
);
