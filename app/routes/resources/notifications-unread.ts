import { publicEndpoint, resource } from "~/server/http/app/endpoint.server";
import { countUnread } from "~/server/services/notifications/list-notifications.server";

/**
 * The number of unread notifications, for the bell. It is polled: an ended session, or another user's, is no error
 * here, and an admin who acts in the account gets 0.
 */
export const loader = resource(
  publicEndpoint("GET /account/notifications/unread", {}, async ({ platform, session, request }) => {
    const { actor } = session;
    const isOwn =
      actor.kind === "user" && request.headers.get("X-Visita-User") === actor.userId && !actor.acting;
    return { unread: isOwn ? await countUnread(platform, actor) : 0 };
  }),
);
