import { preferenceSchema } from "~/domain/notifications/schema";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { changePreference } from "~/server/services/notifications/preferences.server";

/** Changes the frequency of a kind's mails. */
export const action = resource(
  userEndpoint(
    "PUT /account/notifications/preferences",
    { body: preferenceSchema },
    ({ platform, actor, body }) => changePreference(platform, actor, body),
  ),
);
