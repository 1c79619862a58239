import { z } from "@hono/zod-openapi";
import { NOTIFICATION_KINDS, type NotificationKind } from "~/domain/notifications/kinds";
import { markReadSchema } from "~/domain/notifications/schema";
import { listNotifications } from "~/server/services/notifications/list-notifications.server";
import { markRead } from "~/server/services/notifications/mark-read.server";
import { newRouter } from "./env.server";
import { gives, listInput, listQuery, nothing, takes, userOperation } from "./operation.server";

const notificationShape = z
  .object({
    id: z.string(),
    kind: z.enum(Object.keys(NOTIFICATION_KINDS) as [NotificationKind, ...NotificationKind[]]),
    payload: z.record(z.string(), z.unknown()),
    createdAt: z.iso.datetime(),
    readAt: z.iso.datetime().optional(),
  })
  .meta({ id: "Notification" });

/** The user's notifications. */
export function notificationsRouter() {
  const router = newRouter();
  router.openapi(
    userOperation("listNotifications", "get", "/_/notifications", {
      request: { query: listQuery },
      responses: {
        200: gives(
          z.object({ items: z.array(notificationShape), next: z.string().optional() }),
          "A page of the list",
        ),
      },
      fails: ["invalid"],
    }),
    async (c) =>
      c.json(await listNotifications(c.env.platform, c.var.user, listInput(c.req.valid("query"))), 200),
  );
  router.openapi(
    userOperation("markNotificationsRead", "post", "/_/notifications/read", {
      request: { body: takes(markReadSchema) },
      responses: { 204: nothing },
    }),
    async (c) => {
      await markRead(c.env.platform, c.var.user, c.req.valid("json"));
      return c.body(null, 204);
    },
  );
  return router;
}
