import { markReadSchema } from "~/domain/notifications/schema";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { countUnread } from "~/server/services/notifications/list-notifications.server";
import { markRead } from "~/server/services/notifications/mark-read.server";

/** Marks notifications as read, and returns the number of unread ones. */
export const action = resource(
  userEndpoint(
    "POST /account/notifications/read",
    { body: markReadSchema },
    async ({ platform, actor, body }) => {
      await markRead(platform, actor, body);
      return { unread: await countUnread(platform, actor) };
    },
  ),
);
