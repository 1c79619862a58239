import { z } from "zod";
import { LIST_PAGE } from "~/domain/limits";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { cursorSchema } from "~/server/services/cursor.server";
import { listNotifications } from "~/server/services/notifications/list-notifications.server";

/** The newest notifications, from a cursor on. */
export const loader = resource(
  userEndpoint(
    "GET /account/notifications/list",
    { query: z.object({ cursor: cursorSchema.optional() }) },
    ({ platform, actor, query }) =>
      listNotifications(platform, actor, { limit: LIST_PAGE, after: query.cursor }),
  ),
);
