import { z } from "zod";
import { OPERATED_LIST } from "~/domain/limits";
import { asOperator } from "~/server/http/app/as-operator.server";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { cursorSchema } from "~/server/services/cursor.server";
import { listAccountCards } from "~/server/services/operations/list-account.server";

/** The rest of an account's cards from a cursor on. */
export const loader = resource(
  userEndpoint(
    "GET /operators/accounts/:id/cards",
    { before: asOperator, query: z.object({ cursor: cursorSchema.optional() }) },
    ({ platform, actor, params, query }) =>
      listAccountCards(platform, actor, params.id, { limit: OPERATED_LIST, after: query.cursor }),
  ),
);
