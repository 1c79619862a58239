import { sendPageSchema } from "~/domain/notifications/send-page";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { sendPage } from "~/server/services/pages/send-page.server";

/** Mails the page's address to a recipient. */
export const action = resource(
  userEndpoint(
    "POST /share-page/:id/send",
    { body: sendPageSchema },
    async ({ platform, actor, params, body }) => {
      await sendPage(platform, actor, params.id, body);
      return null;
    },
  ),
);
