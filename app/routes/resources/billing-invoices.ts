import { z } from "zod";
import { LIST_PAGE } from "~/domain/limits";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { listInvoices } from "~/server/services/billing/list-invoices.server";
import { cursorSchema } from "~/server/services/cursor.server";

/** The account's invoices from a cursor on. */
export const loader = resource(
  userEndpoint(
    "GET /account/billing/invoices",
    { query: z.object({ cursor: cursorSchema.optional() }) },
    ({ platform, actor, query }) => listInvoices(platform, actor, { limit: LIST_PAGE, after: query.cursor }),
  ),
);
