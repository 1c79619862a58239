import { eventSchema } from "~/domain/accounts/events";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { storeEvent } from "~/server/services/accounts/user-events.server";

/** Stores a user event that no other call records. */
export const action = resource(
  userEndpoint("POST /account/events", { body: eventSchema }, async ({ platform, actor, body }) => {
    await storeEvent(platform, actor, body);
    return { isStored: true };
  }),
);
