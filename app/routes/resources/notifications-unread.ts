import { publicEndpoint, resource } from "~/server/http/app/endpoint.server";
import { countUnread } from "~/server/services/notifications/list-notifications.server";

/**
 * How many notifications are unread, for the bell. It asks again and again: a session that has ended, or that is somebody
 * else's by now, is no failure here, and an admin who acts in the account is told of none.
 */
export const loader = resource(
  publicEndpoint("GET /account/notifications/unread", {}, async ({ platform, session, request }) => {
    const { actor } = session;
    const isOwn =
      actor.kind === "user" && request.headers.get("X-Visita-User") === actor.userId && !actor.acting;
    return { unread: isOwn ? await countUnread(platform, actor) : 0 };
  }),
);
